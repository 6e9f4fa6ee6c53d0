// Longitude and latitude of the ancient cities of both maps of Antike II; the coast is bent through them.
export const PLACES = {
  mare_nostrum: {
    alexandria: [29.9, 31.2], ancona: [13.5, 43.6], antiochia: [36.2, 36.2], aquileia: [13.4, 45.8],
    athenae: [23.7, 38.0], attalia: [30.7, 36.9], brigantium: [-8.4, 43.3], burdigala: [-0.6, 44.8],
    byzantium: [28.95, 41.0], caesarea: [2.2, 36.6], carales: [9.1, 39.2], carthago: [10.3, 36.85],
    castra_regina: [12.1, 49.0], colonia_agrippina: [6.95, 50.9], cyrene: [21.86, 32.8],
    dyrrhachion: [19.45, 41.3], ephesos: [27.3, 37.9], gesocribate: [-4.5, 48.4], glevum: [-2.2, 51.9],
    gordion: [32.0, 39.65], knossos: [25.1, 35.3], leptis_magna: [14.3, 32.6], londinium: [-0.1, 51.5],
    lugdunum: [4.8, 45.75], lutetia: [2.35, 48.85], massilia: [5.4, 43.3], mediolanum: [9.2, 45.5],
    melitene: [38.3, 38.4], memphis: [31.25, 29.85], napoca: [23.6, 46.8], neapolis: [14.25, 40.85],
    olbia: [31.9, 46.6], olisipo: [-9.1, 38.7], paphos: [32.4, 34.8], pella: [22.5, 40.75],
    petra: [35.4, 30.3], phasis: [41.7, 42.15], roma: [12.5, 41.9], salonae: [16.5, 43.5],
    sinope: [35.15, 42.0], sirmium: [19.6, 45.0], sparta: [22.4, 37.1], syracus: [15.3, 37.1],
    tacape: [10.1, 33.9], tingis: [-5.8, 35.8], toletum: [-4.0, 39.9], tomis: [28.65, 44.2],
    tyros: [35.2, 33.3], valentia: [-0.4, 39.5], vindobona: [16.4, 48.2],
  },
  orient: {
    adane: [45.0, 12.9], adulis: [39.7, 15.3], alexandria: [29.9, 31.2], ammonion: [25.5, 29.2],
    antiochia: [36.2, 36.2], artaxata: [44.5, 39.9], athenae: [23.7, 38.0], attalia: [30.7, 36.9],
    babylon: [44.4, 32.5], berenice: [35.5, 23.9], byzantium: [28.95, 41.0], charax: [47.9, 30.9],
    corniclanum: [20.1, 30.4], cyrene: [21.86, 32.8], dioscoridis: [53.8, 12.5], dyrrhachion: [19.45, 41.3],
    ephesos: [27.3, 37.9], gerrha: [49.8, 26.6], gordion: [32.0, 39.65], harmotia: [56.9, 27.1],
    knossos: [25.1, 35.3], leptis_magna: [14.3, 32.6], mecca: [39.8, 21.4], melitene: [38.3, 38.4],
    memphis: [31.25, 29.85], meroe: [33.7, 16.9], messana: [15.5, 38.2], moscha: [54.4, 17.0],
    napoca: [23.6, 46.8], ninive: [43.1, 36.4], ommana: [56.7, 24.3], opone: [51.2, 10.4],
    palmyra: [38.3, 34.5], paphos: [32.4, 34.8], pella: [22.5, 40.75], persepolis: [52.9, 29.9],
    petra: [35.4, 30.3], phasis: [41.7, 42.15], punt: [48.5, 11.2], rhagai: [51.4, 35.6],
    saba: [45.3, 15.4], sinope: [35.15, 42.0], sirmium: [19.6, 45.0], sparta: [22.4, 37.1],
    susa: [48.25, 32.2], taima: [38.5, 27.6], thebae: [32.6, 25.7], tomis: [28.65, 44.2],
    tyros: [35.2, 33.3], zadrakarta: [54.4, 36.85],
  },
};

/** Where a name or the pieces stand when the place beside the city is taken: [dx, dy, anchor]. */
export const NAMES = {
  mare_nostrum: {
    vindobona: [0, 24], sirmium: [8, 25], roma: [-8, 22, "end"], ancona: [-4, 23], neapolis: [6, 26],
    athenae: [4, 24], sparta: [-16, 6, "end"], tyros: [-2, 24], carales: [0, 25], paphos: [-2, 22],
    ephesos: [4, 24], salonae: [6, 26], aquileia: [4, 24], mediolanum: [-4, 24], carthago: [-10, 25],
    gordion: [0, 22], attalia: [18, -12], dyrrhachion: [-6, 25], pella: [2, 24], syracus: [0, 25],
    glevum: [-8, 22], londinium: [6, 24], tomis: [2, 24], antiochia: [16, 24],
  },
  orient: {},
};
export const PIECES = {
  mare_nostrum: {
    dyrrhachion: [-26, -25], athenae: [-52, 0], ancona: [20, -4], neapolis: [-38, -2], carthago: [20, -4],
  },
  orient: {},
};

export const SEAS = {
  mare_nostrum: [
    ["Mare Internum", 530, 552, 17, 5, -7],
    ["Pontus Euxinus", 836, 268, 15, 4, 4],
    ["Oceanus", 38, 120, 15, 5, -62],
  ],
  orient: [
    ["Mare Internum", 285, 385, 15, 4, 4],
    ["Pontus Euxinus", 345, 40, 14, 3, 0],
    ["Sinus Arabicus", 634, 592, 13, 2, 42],
    ["Mare Erythraeum", 984, 612, 13, 2, 80],
    ["Mare Caspium", 628, 40, 14, 1, 60],
  ],
};
