import { grouped, plurals } from '../format';
import type en from '../en/stepping';

const n = plurals('es');

const es: typeof en = {
  analysis: {
    ask: 'Analizar aquí',
    title: 'Análisis',
    of: (name) => `Análisis para ${name}`,
    close: 'Cerrar',
    goOn: 'Seguir pensando',
    stop: 'Parar',
    thinking: 'Pensando…',
    master: (turn) => `El nivel Maestro jugaría: ${turn}.`,
    compiling: 'Se están compilando las reglas para navegadores; el análisis empezará cuando estén listas.',
    nobody: 'Aquí nadie tiene nada que decidir.',
    wins: (count) => `gana ${count} ${n(count, { one: 'partida', other: 'partidas' })} de cada 100, más o menos`,
    won: 'ganada',
    lost: 'perdida',
    about: (count) =>
      `${grouped(count)} ${n(count, { one: 'partida jugada', other: 'partidas jugadas' })} hasta el final por este dispositivo, desde lo que se veía en ese asiento.`,
  },

  lacks: {
    compiling: 'Las reglas para navegadores se están compilando; en cuanto estén listas, esto continúa solo.',
    browser: 'Este navegador no puede ejecutar las reglas: falta WebAssembly o está desactivado. Usa otro navegador.',
    damaged: 'Las reglas llegaron dañadas. Vuelve a intentarlo.',
  },

  verify: {
    ask: 'Comprobar los sorteos',
    busy: 'Se repite la partida…',
    notYet:
      'El servidor aún no ha compilado las reglas de este juego para navegadores. Vuelve a intentarlo en unos minutos.',
  },

  replay: {
    tabs: { study: 'Estudio', log: 'Historial' },
    beside: 'Junto al tablero',
    title: (game) => `Repetición de ${game}`,
    notOverTitle: 'Aún en juego',
    notOver: 'Esta partida aún se está jugando. Su registro se podrá leer cuando termine.',
    toTable: 'Ir a la mesa',
    first: 'Al principio',
    previous: 'Un turno atrás',
    next: 'Un turno adelante',
    last: 'Al final',
    play: 'Reproducir',
    pause: 'Pausa',
    moment: 'Momento',
    of: (moment, all) => `${moment} de ${all}`,
    atStart: 'Antes del primer turno',
    scores: 'Puntuación',
    curve: 'Cómo creció la puntuación',
    curveOf: (name, score) => `${name}: ${score}`,
    log: 'Historial',
    link: 'Enlace a este momento',
    download: 'Descargar el registro',
    keys: 'Las flechas avanzan paso a paso, Espacio reproduce.',
    fileTitle: 'Abrir una partida terminada',
    fileIntro:
      'Una partida terminada se puede descargar como registro, un archivo pequeño con cada turno y cada sorteo. Abre uno aquí para recorrerla paso a paso.',
    choose: 'Elegir un registro',
    drop: 'o suelta el archivo aquí',
    paste: 'o pega aquí su texto',
    dropNow: 'Suéltalo para abrirlo',
    unreadable: 'Este archivo no es el registro de una partida.',
    tooLarge: 'Este archivo es demasiado grande para un registro.',
    another: 'Otro registro',
  },
};

export default es;
