compiling = Las reglas para navegadores se están compilando; en cuanto estén listas, esto continúa solo.
browser = Este navegador no puede ejecutar las reglas: falta WebAssembly o está desactivado. Usa otro navegador.
damaged = Las reglas llegaron dañadas. Vuelve a intentarlo.
