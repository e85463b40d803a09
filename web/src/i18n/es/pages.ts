import { inWords, plurals } from '../format';
import type en from '../en/pages';

const n = plurals('es');

const es: typeof en = {
  players: (range, most) => `${range} ${n(most, { one: 'persona', other: 'personas' })}`,
  open: (count) => `${count} ${n(count, { one: 'asiento libre', other: 'asientos libres' })}`,
  yourTurn: 'Te toca',
  turnOf: (names) => `Turno de ${names}`,
  waiting: 'En espera',
  over: 'Terminada',
  copyInvite: 'Copiar la invitación',

  home: {
    title: '¿A qué jugamos?',
    intro: (games) => {
      const words = ['Un', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve', 'Diez'];
      const what = games === 1 ? 'juego' : 'juegos';
      return `${games ? `${inWords(games, words)} ${what}` : 'Juegos'} de mesa con números, con amigos o contra bots. Gratis y sin cuenta.`;
    },
    create: 'Preparar',
    playBot: 'Contra un bot',
    inviteFriend: 'Con amigos',
    playAlone: 'Jugar en solitario',
    rules: 'Reglas',
    rulesOf: (title) => `Reglas de ${title}`,
    daily: 'Reto del día',
    onceOnly: 'Un intento en cada uno, hoy igual para todos.',
    mine: 'Mis mesas',
    mineNone:
      'Aún no hay ninguna. Juega contra un bot, o crea una mesa arriba y envía su enlace; aparecerá en esta lista.',
    finished: (count) => `${count} ${n(count, { one: 'partida terminada', other: 'partidas terminadas' })}`,
    forget: 'Quitar de la lista',
    forgetOf: (title) => `Quitar ${title} de la lista`,
    gone: (count) =>
      `${count} ${n(count, { one: 'mesa tuya ya no está', other: 'mesas tuyas ya no están' })} en este servidor.`,
    goneForget: 'Quitar de la lista',
    openTables: 'Mesas abiertas',
    openNone: 'Ahora no hay mesas abiertas. Crea una que cualquiera pueda encontrar y estrena la lista.',
    join: 'Unirse',
    watch: 'Mirar',
    continue: 'Continuar',
    look: 'Ver',
    replay: 'Repetición',
    stale: 'Puede que esta lista no esté al día: no se puede acceder al servidor.',
  },

  create: {
    title: (game) => `Mesa nueva: ${game}`,
    who: 'Quién juega',
    count: 'Asientos',
    seat: (letter) => `Asiento ${letter}`,
    holder: 'Quién se sienta aquí',
    kinds: { me: 'Yo', link: 'Alguien, por enlace', here: 'Alguien más en este dispositivo', bot: 'Un bot' },
    name: 'Nombre',
    nameOf: (letter) => `Nombre en el asiento ${letter}`,
    myName: 'Tu nombre',
    level: 'Nivel',
    levelOf: (letter) => `Nivel del bot en el asiento ${letter}`,
    linkHint: 'Recibirás un enlace para enviar.',
    rules: 'Reglas',
    basis: {
      printed: 'texto impreso',
      reading: 'nuestra lectura',
      original: 'como el original',
      house: 'regla de la casa',
      ours: 'elección nuestra',
    },
    asPrinted: 'Todo lo que dice el texto impreso se sigue al pie de la letra.',
    differing: (count) => `${count} ${n(count, { one: 'diferencia', other: 'diferencias' })} con las reglas impresas`,
    unusual: (count) => `${count} ${n(count, { one: 'diferencia', other: 'diferencias' })} con las reglas habituales`,
    reset: 'Deshacer los cambios',
    more: 'Reloj, serie, quién la encuentra',
    change: 'Cambiar las reglas',
    own: 'Otro valor',
    ownValue: (label) => `${label}: otro valor`,
    between: (low, high) => `Un número entero de ${low} a ${high}`,
    visibility: 'Quién puede encontrar la mesa',
    visibilities: { link: 'Solo quien tenga el enlace', open: 'Cualquiera, desde el inicio' },
    openHint: 'Cualquiera puede ocupar un asiento libre o mirar.',
    linkOnlyHint: 'Quien tenga el enlace puede sentarse o mirar.',
    go: { link: 'Crear y obtener el enlace', play: 'Empezar a jugar', watch: 'Empezar y mirar' },
    readRules: 'Leer las reglas',
    summary: 'La mesa',
    failed: 'No se ha creado la mesa.',
  },

  join: {
    title: (game) => `Invitación para jugar a ${game}`,
    titleBy: (name, game) => `${name} te invita a jugar a ${game}`,
    seats: 'En la mesa',
    free: 'Libre: ¿para ti?',
    options: 'Reglas de la mesa',
    name: 'Tu nombre',
    sit: 'Sentarme',
    starts: 'Ocupas el último asiento: la partida empieza enseguida.',
    waits: (count) =>
      `Después de ti, ${n(count, { one: 'queda', other: 'quedan' })} ${count} ${n(count, { one: 'asiento libre', other: 'asientos libres' })}.`,
    watch: 'Solo mirar',
    already: 'Ya tienes un asiento en esta mesa.',
    toTable: 'Ir a la mesa',
    another: 'Ocupar otro asiento',
    full: 'Todos los asientos están ocupados. Puedes mirar.',
    unknownTitle: 'Esta invitación no lleva a ninguna mesa',
    unknown: 'Quizá el enlace se cortó al copiarlo, o la mesa ya no existe. Pide un enlace nuevo.',
    nameFaults: {
      missing: '¿Con qué nombre te verá el resto?',
      unreadable: 'Un nombre necesita al menos una letra o una cifra.',
      long: (most) => `Un nombre tiene ${most} caracteres como máximo.`,
      house: 'Este nombre está reservado; elige otro.',
      sign: 'Un signo como ✔ parece un rango; elige un nombre sin él.',
      taken: 'En esta mesa alguien ya tiene ese nombre.',
    },
    learnFirst: '¿No has jugado nunca? Aprende en dos minutos',
  },

  facts: {
    factsOf: (game) => `${game}: consulta`,
    search: 'Buscar',
    searchHint: 'Un número o una palabra. Si son varios, deben estar en la misma fila.',
    found: (rows) => `${rows} ${n(rows, { one: 'fila', other: 'filas' })}`,
    nothing: 'No coincide ninguna fila.',
    none: 'No hay nada que consultar de este juego.',
    usualRules: 'Las reglas habituales',
    playedWith: 'Reglas de la mesa',
    readRules: 'Las reglas',
    toTable: 'Volver a la mesa',
  },

  rules: {
    contents: 'Índice',
    play: 'Jugar',
    title: (game) => `Reglas de ${game}`,
    print: 'Imprimir',
    sources: 'Mostrar fuentes y opciones',
  },

  about: {
    title: 'Acerca de Parlour',
    intro:
      'Parlour es un lugar para jugar, estudiar y simular juegos de mesa de números: con tu gente por un enlace, contra bots o desde un programa.',
    games: 'Los juegos y su origen',
    credit: 'Los juegos pertenecen a quienes los crearon. Si te gusta alguno, compra el original donde se venda.',
    keeps: 'Lo que se guarda',
    keepsText:
      'No hay cuentas. Tu asiento se conserva con un secreto guardado solo en este navegador, junto con tu nombre y tus ajustes. El servidor guarda las partidas que se juegan, y nada más sobre ti.',
    fair: 'Sorteos limpios',
    fairText:
      'Antes de empezar una partida, el servidor muestra una huella del secreto del que salen todos sus sorteos; al final muestra el secreto, para que cualquiera pueda comprobar cada sorteo.',
    code: 'El programa',
    codeText: 'Software libre con licencia MIT.',
    fonts:
      'Compuesto en Fraunces y Atkinson Hyperlegible Next, ambas con licencia SIL Open Font License. Licencias de lo que hicieron otras personas:',
    api: 'Escribir un bot: la API',
  },
};

export default es;
