compiling = Pravidla pro prohlížeče se ještě překládají; jakmile budou hotová, stránka sama pokračuje.
browser = Tento prohlížeč pravidla nespustí: WebAssembly chybí nebo je vypnuté. Použijte jiný prohlížeč.
damaged = Pravidla dorazila poškozená. Zkuste to znovu.
