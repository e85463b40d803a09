compiling = Die Regeln für Browser werden noch übersetzt; sobald sie fertig sind, geht es von selbst weiter.
browser = Dieser Browser kann die Regeln nicht ausführen: WebAssembly fehlt oder ist abgeschaltet. Nimm einen anderen Browser.
damaged = Die Regeln kamen beschädigt an. Versuch es noch einmal.
