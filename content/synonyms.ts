/** Other words for what the laboratory tests; the search reads them, no page shows them. */
export interface Synonym {
  /** What people type: trade terms, abbreviations, Hindi in both scripts, numbers of standards. */
  readonly terms: readonly string[];
  /** Ids of tests (docs/catalogue.md) or slugs of services, the most likely first. */
  readonly for: readonly [string, ...string[]];
  /** The word of our pages for it, so that "mitti cbr" finds what "soil cbr" finds. */
  readonly readAs?: string;
}

const concrete = "building-material";
const metal = "metal-alloys-testing";
const brick = "brick-tile-marbles";
const water = "water-testing-service";
const calibration = "calibration-facilities";
const pile = "pile-load-testing";
const cement = "road-material-testing";
const bearing = "bridge-bearing-testing";
const aggregate = "coarse-and-fine-aggregate";
const nsv = "nsvnetwork-vehicle-survey";
const soil = "soil-testing";
const fwd = "fwd-service";
const traffic = "video-based-classified-traffic-survey";
const origin = "origin-destination-commodity";
const audit = "safety-audit-facility";

const rebar = [
  `${metal}/tensile-test`,
  `${metal}/bend-test`,
  `${metal}/rebend-test`,
  `${metal}/mass-per-metre-and-dimensions`,
  metal,
] as const;
const clayBrick = [
  `${brick}/clay-brick-compressive-strength`,
  `${brick}/clay-brick-water-absorption`,
  `${brick}/clay-brick-efflorescence`,
  brick,
] as const;
const proctor = [`${soil}/compaction-heavy`, `${soil}/compaction-light`] as const;
const fieldDensity = [
  `${soil}/in-situ-density-sand-replacement`,
  `${soil}/in-situ-density-core-cutter`,
  `${concrete}/gsb-field-density`,
  `${concrete}/wmm-field-density`,
] as const;
const drinking = [water, `${water}/drinking-ph`] as const;

const steelWords: readonly Synonym[] = [
  { terms: ["metal", "metals", "alloy", "dhatu", "धातु"], for: [metal] },
  { terms: ["is 2062"], for: [`${metal}/structural-steel`, `${metal}/charpy-impact`] },
  { terms: ["sariya", "saria", "sariyaa", "सरिया"], for: rebar, readAs: "reinforcement bar" },
  {
    terms: ["rebar", "rebars", "re-bar", "reinforcement"],
    for: rebar,
    readAs: "reinforcement bar",
  },
  { terms: ["tmt", "tmt bar", "tor steel", "hysd", "टीएमटी"], for: rebar, readAs: "TMT" },
  {
    terms: ["fe 415", "fe 500", "fe 500d", "fe 550", "fe 550d", "fe 600"],
    for: rebar,
    readAs: "TMT",
  },
  { terms: ["is 1786"], for: rebar },
  { terms: ["chhad", "chad", "छड़", "steel bar", "steel rod"], for: rebar, readAs: "bar" },
  {
    terms: ["loha", "lohe", "लोहा", "लोहे", "iron rod", "steel"],
    for: [metal, ...rebar.slice(0, 2)],
  },
  { terms: ["ispat", "इस्पात"], for: [metal], readAs: "steel" },
  {
    terms: [
      "tensile",
      "tensile strength",
      "uts",
      "yield stress",
      "yield strength",
      "proof stress",
      "ys",
    ],
    for: [`${metal}/tensile-test`, `${metal}/structural-steel`],
  },
  {
    terms: ["elongation of steel", "percentage elongation", "steel elongation"],
    for: [`${metal}/tensile-test`],
  },
  { terms: ["agt", "uniform elongation"], for: [`${metal}/total-elongation-at-maximum-force`] },
  {
    terms: [
      "unit weight of bar",
      "weight per metre",
      "weight per meter",
      "sectional weight",
      "kg per metre",
    ],
    for: [`${metal}/mass-per-metre-and-dimensions`],
  },
  { terms: ["bend", "bend test", "bending"], for: [`${metal}/bend-test`, `${metal}/rebend-test`] },
  { terms: ["reverse bend", "rebending", "re-bend", "rebend"], for: [`${metal}/rebend-test`] },
  { terms: ["rib area", "ribs", "projected rib area"], for: [`${metal}/rib-geometry`] },
  {
    terms: ["coupler", "couplers", "rebar coupler", "splice"],
    for: [`${metal}/reinforcement-couplers`],
  },
  { terms: ["ms bar", "mild steel", "ms rod"], for: [`${metal}/mild-steel-bars`] },
  {
    terms: [
      "ms plate",
      "ms angle",
      "channel section",
      "ismb",
      "isa",
      "girder",
      "structural steel",
      "e250",
    ],
    for: [`${metal}/structural-steel`, `${metal}/charpy-impact`],
    readAs: "structural steel",
  },
  { terms: ["cvn", "charpy v notch", "toughness"], for: [`${metal}/charpy-impact`] },
  { terms: ["bhn", "hbw"], for: [`${metal}/brinell-hardness`] },
  { terms: ["hrc", "hrb"], for: [`${metal}/rockwell-hardness`] },
  { terms: ["hv"], for: [`${metal}/vickers-hardness`] },
  {
    terms: [
      "oes",
      "spectro",
      "spectrometer",
      "spectroscopy",
      "chemical composition of steel",
      "steel chemistry",
      "steel chemical",
      "carbon equivalent",
      "carbon percentage",
    ],
    for: [`${metal}/spark-emission`, `${metal}/wet-chemical-analysis`],
  },
  {
    terms: ["ht strand", "hts", "prestressing steel", "pc strand", "psc wire", "tendon"],
    for: [`${metal}/prestressing-strand`],
  },
  {
    terms: ["nut bolt", "bolt", "high strength bolt", "fastener", "hsfg"],
    for: [`${metal}/bolts`],
  },
  {
    terms: ["galvanising", "galvanizing", "galvanisation", "gi coating", "hot dip"],
    for: [`${metal}/mass-of-zinc-coating`, `${metal}/uniformity-of-zinc-coating`],
    readAs: "zinc coating",
  },
  { terms: ["preece", "copper sulphate dip"], for: [`${metal}/uniformity-of-zinc-coating`] },
  { terms: ["gi pipe", "ms pipe", "steel pipe"], for: [`${metal}/steel-tubes`] },
  { terms: ["shs", "rhs"], for: [`${metal}/hollow-sections`] },
];

const concreteWords: readonly Synonym[] = [
  {
    terms: [
      "cube",
      "cubes",
      "cube test",
      "cube strength",
      "concrete cube",
      "concrete strength",
      "compressive strength of concrete",
      "concrete compressive strength",
      "क्यूब",
    ],
    for: [`${concrete}/compressive-strength-of-cubes`],
  },
  {
    terms: ["28 days strength", "7 days strength", "28 day", "crushing strength of concrete"],
    for: [`${concrete}/compressive-strength-of-cubes`, `${cement}/compressive-strength`],
  },
  {
    terms: ["m20", "m25", "m30", "m35", "m40", "m45", "m50"],
    for: [`${concrete}/compressive-strength-of-cubes`, `${concrete}/mix-design-of-concrete`],
    readAs: "concrete",
  },
  {
    terms: ["rcc", "pcc", "kankreet", "कंक्रीट", "ready mix", "rmc"],
    for: [
      `${concrete}/compressive-strength-of-cubes`,
      `${concrete}/slump`,
      `${concrete}/mix-design-of-concrete`,
    ],
    readAs: "concrete",
  },
  { terms: ["is 456"], for: [`${concrete}/compressive-strength-of-cubes`] },
  { terms: ["is 516"], for: [`${concrete}/compressive-strength-of-cubes`] },
  { terms: ["workability", "slump cone", "consistency of concrete"], for: [`${concrete}/slump`] },
  {
    terms: ["core cutting", "concrete core", "core test", "drilled core", "core strength"],
    for: [`${concrete}/cores-from-structures`],
  },
  {
    terms: ["upv", "pulse velocity", "ultrasonic test of concrete", "ndt of concrete", "ndt"],
    for: [`${concrete}/ultrasonic-pulse-velocity`, `${concrete}/rebound-hammer`],
  },
  {
    terms: ["schmidt hammer", "schmidt", "hammer test", "rebound number", "concrete hammer"],
    for: [`${concrete}/rebound-hammer`],
  },
  {
    terms: ["concrete mix design", "mix proportion", "design mix", "trial mix"],
    for: [`${concrete}/mix-design-of-concrete`],
  },
  {
    terms: ["pqc", "beam test", "flexure", "modulus of rupture of concrete", "dlc"],
    for: [`${concrete}/flexural-strength-of-concrete`],
  },
  {
    terms: ["concrete permeability", "din 1048", "water penetration"],
    for: [`${concrete}/water-permeability-of-concrete`],
  },
  {
    terms: ["rcpt", "chloride penetration", "coulomb"],
    for: [`${concrete}/rapid-chloride-penetration`],
  },
  {
    terms: ["admixture", "superplasticizer", "plasticizer", "superplasticiser"],
    for: [`${concrete}/concrete-admixtures`],
  },
  {
    terms: ["fly ash", "flyash", "pulverised fuel ash", "pfa"],
    for: [`${concrete}/fly-ash`, `${brick}/fly-ash-brick-compressive-strength`],
  },
];

const bitumenWords: readonly Synonym[] = [
  {
    terms: [
      "damar",
      "daamar",
      "डामर",
      "tarcoal",
      "coaltar",
      "charcoal tar",
      "asphalt",
      "tar",
      "alkatra",
      "बिटुमेन",
    ],
    for: [
      `${concrete}/penetration-test`,
      `${concrete}/softening-point`,
      `${concrete}/bitumen-content-centrifuge-extraction`,
    ],
    readAs: "bitumen",
  },
  {
    terms: ["vg 10", "vg 20", "vg 30", "vg 40", "viscosity grade"],
    for: [
      `${concrete}/absolute-viscosity`,
      `${concrete}/penetration-test`,
      `${concrete}/softening-point`,
    ],
    readAs: "bitumen",
  },
  { terms: ["is 73"], for: [`${concrete}/absolute-viscosity`, `${concrete}/penetration-test`] },
  {
    terms: [
      "binder content",
      "bitumen extraction",
      "bitumen percentage",
      "extraction",
      "bitumen content",
    ],
    for: [
      `${concrete}/bitumen-content-centrifuge-extraction`,
      `${concrete}/bitumen-content-ignition-oven`,
    ],
  },
  { terms: ["ring and ball", "r and b", "r&b"], for: [`${concrete}/softening-point`] },
  {
    terms: ["saybolt", "brookfield", "viscosity of bitumen"],
    for: [`${concrete}/absolute-viscosity`, `${concrete}/kinematic-viscosity`],
  },
  { terms: ["coc", "cleveland", "flash point"], for: [`${concrete}/flash-and-fire-point`] },
  { terms: ["rtfot", "short term ageing"], for: [`${concrete}/rolling-thin-film-oven-test`] },
  { terms: ["tfot"], for: [`${concrete}/loss-on-heating`] },
  {
    terms: ["pmb", "polymer modified bitumen", "modified bitumen"],
    for: [`${concrete}/elastic-recovery-and-separation`],
  },
  { terms: ["crmb", "nrmb", "crumb rubber"], for: [`${concrete}/rubber-modified-bitumen`] },
  {
    terms: ["emulsion", "ss1", "rs1", "ms emulsion", "tack coat", "prime coat"],
    for: [`${concrete}/cationic-bitumen-emulsion`],
  },
  {
    terms: ["marshall", "marshal", "marshal test", "marshall test", "stability and flow"],
    for: [`${concrete}/marshall-stability-and-flow`, `${concrete}/marshall-specimens`],
  },
  {
    terms: ["jmf", "job mix formula", "job mix", "bituminous mix design"],
    for: [
      `${concrete}/marshall-stability-and-flow`,
      `${concrete}/marshall-specimens`,
      `${concrete}/maximum-specific-gravity`,
    ],
  },
  {
    terms: [
      "dbm",
      "dbm mix design",
      "bc mix design",
      "bc",
      "bm",
      "sdbc",
      "bituminous concrete",
      "dense bituminous macadam",
      "bituminous mix",
      "hot mix",
    ],
    for: [
      `${concrete}/marshall-stability-and-flow`,
      `${concrete}/bitumen-content-centrifuge-extraction`,
      `${concrete}/field-cores`,
    ],
    readAs: "bituminous mix",
  },
  { terms: ["tsr", "itsr", "indirect tensile"], for: [`${concrete}/moisture-susceptibility`] },
  {
    terms: ["gmm", "rice density", "max theoretical density"],
    for: [`${concrete}/maximum-specific-gravity`],
  },
  { terms: ["gmb", "bulk density of mix"], for: [`${concrete}/bulk-specific-gravity`] },
  {
    terms: ["core density", "road core", "bituminous core", "pavement core", "core thickness"],
    for: [`${concrete}/field-cores`],
  },
];

const layerWords: readonly Synonym[] = [
  {
    terms: ["gsb", "granular sub base", "subbase"],
    for: [`${concrete}/gsb-grading`, `${concrete}/gsb-soaked-cbr`, `${concrete}/gsb-compaction`],
    readAs: "GSB",
  },
  {
    terms: ["wmm", "wet mix", "wet mix macadam"],
    for: [
      `${concrete}/wmm-grading`,
      `${concrete}/wmm-impact-value-or-abrasion`,
      `${concrete}/wmm-compaction`,
    ],
    readAs: "WMM",
  },
  {
    terms: ["wbm", "water bound macadam"],
    for: [`${concrete}/wbm-grading-and-shape`],
    readAs: "WBM",
  },
];

const brickWords: readonly Synonym[] = [
  { terms: ["is 2185"], for: [`${brick}/block-compressive-strength`] },
  { terms: ["is 1077"], for: clayBrick },
  {
    terms: ["brick size", "size of brick", "brick dimension"],
    for: [`${brick}/clay-brick-dimensions`],
    readAs: "brick dimensions",
  },
  { terms: ["eent", "eet", "int", "ईंट", "ईट", "itta"], for: clayBrick, readAs: "brick" },
  { terms: ["brick", "bricks", "red brick", "clay brick"], for: clayBrick, readAs: "brick" },
  {
    terms: ["brick crushing", "brick strength", "brick compression"],
    for: clayBrick,
    readAs: "brick strength",
  },
  {
    terms: ["salt on brick", "white patches", "nona", "shora"],
    for: [`${brick}/clay-brick-efflorescence`],
  },
  {
    terms: ["flyash brick", "fly ash brick", "ash brick", "fal-g"],
    for: [`${brick}/fly-ash-brick-compressive-strength`, `${brick}/fly-ash-brick-water-absorption`],
  },
  {
    terms: ["cement block", "solid block", "hollow block", "concrete block", "cmu"],
    for: [`${brick}/block-compressive-strength`, `${brick}/block-density`],
  },
  { terms: ["aac", "aac block", "aerated block", "siporex"], for: [`${brick}/aerated-blocks`] },
  {
    terms: ["paver", "pavers", "interlocking tile", "interlock", "paving block", "paver block"],
    for: [`${brick}/paver-blocks`],
  },
  {
    terms: ["tile", "tiles", "टाइल", "vitrified", "ceramic tile", "floor tile"],
    for: [
      `${brick}/tile-breaking-strength`,
      `${brick}/tile-water-absorption-and-bulk-density`,
      brick,
    ],
    readAs: "tile",
  },
  {
    terms: ["mor", "modulus of rupture of tile", "tile strength", "breaking load"],
    for: [`${brick}/tile-breaking-strength`],
  },
  {
    terms: ["mohs", "scratch"],
    for: [`${brick}/tile-scratch-hardness`, `${brick}/marble-hardness`],
  },
  { terms: ["pei", "glaze wear"], for: [`${brick}/tile-surface-abrasion`] },
  {
    terms: ["mosaic tile", "chequered tile", "cement tile", "terrazzo"],
    for: [`${brick}/flooring-tile-strength-and-wear`],
  },
  {
    terms: ["marble", "sangmarmar", "संगमरमर", "makrana"],
    for: [`${brick}/marble-water-absorption`, `${brick}/marble-hardness`],
    readAs: "marble",
  },
  {
    terms: [
      "granite",
      "kota stone",
      "sandstone",
      "building stone",
      "patthar",
      "पत्थर",
      "natural stone",
    ],
    for: [`${brick}/stone-compressive-strength`, `${brick}/stone-transverse-strength`],
    readAs: "stone",
  },
  { terms: ["petrography", "petrographic"], for: [`${brick}/stone-petrographic-identification`] },
];

const waterWords: readonly Synonym[] = [
  { terms: ["ph"], for: [`${water}/drinking-ph`, `${water}/construction-ph`, `${soil}/ph`] },
  { terms: ["water", "pani", "paani", "पानी", "jal", "जल"], for: drinking, readAs: "water" },
  {
    terms: ["potable water", "drinking water", "pine ka pani", "peene ka pani", "tap water"],
    for: [`${water}/packages/drinking-water-11-tests`, `${water}/packages/drinking-water-31-tests`],
    readAs: "drinking water",
  },
  {
    terms: ["borewell water", "tubewell water", "groundwater", "handpump water"],
    for: [`${water}/packages/drinking-water-11-tests`],
    readAs: "water",
  },
  {
    terms: ["11 parameters", "11 parameter"],
    for: [`${water}/packages/drinking-water-11-tests`],
  },
  {
    terms: ["31 parameters", "31 parameter"],
    for: [`${water}/packages/drinking-water-31-tests`],
  },
  {
    terms: ["is 3328"],
    for: [`${water}/packages/swimming-pool-water-tests-of-its-standard`],
  },
  {
    terms: ["is 10500"],
    for: [`${water}/packages/drinking-water-11-tests`, `${water}/packages/drinking-water-31-tests`],
  },
  {
    terms: [
      "mixing water",
      "curing water",
      "construction water",
      "water for concrete",
      "water for construction",
    ],
    for: [
      `${water}/packages/construction-water-mixing-and-curing-8-tests`,
      `${water}/construction-ph`,
      `${water}/construction-chlorides`,
    ],
    readAs: "construction water",
  },
  {
    terms: ["tds", "dissolved solids"],
    for: [`${water}/drinking-total-dissolved-solids`, `${water}/industrial-total-dissolved-solids`],
  },
  {
    terms: ["tss", "suspended solids"],
    for: [`${water}/industrial-total-suspended-solids`, `${water}/effluent-suspended-solids`],
  },
  {
    terms: ["bod", "biochemical oxygen demand", "biological oxygen demand"],
    for: [`${water}/effluent-bod`],
  },
  { terms: ["cod", "chemical oxygen demand"], for: [`${water}/effluent-cod`] },
  { terms: ["ec", "conductivity"], for: [`${water}/industrial-electrical-conductivity`] },
  { terms: ["ecoli", "e coli", "escherichia"], for: [`${water}/drinking-e-coli`] },
  {
    terms: ["mpn", "coliform", "bacteria", "bacteriological", "microbiology", "microbiological"],
    for: [`${water}/drinking-total-coliform-bacteria`, `${water}/drinking-e-coli`],
  },
  { terms: ["tpc", "plate count"], for: [`${water}/pool-standard-plate-count`] },
  {
    terms: ["hardness of water", "water hardness", "khara pani", "खारा पानी", "hard water"],
    for: [`${water}/drinking-total-hardness`, `${water}/industrial-total-hardness`],
  },
  {
    terms: ["sewage", "stp", "etp", "waste water", "wastewater", "effluent", "ganda pani"],
    for: [
      `${water}/packages/effluent-to-inland-surface-water-schedule-vi`,
      `${water}/effluent-bod`,
      `${water}/effluent-cod`,
    ],
    readAs: "effluent",
  },
  {
    terms: ["boiler water", "cooling water", "industrial water", "feed water"],
    for: [`${water}/packages/industrial-water-14-tests`, `${water}/industrial-total-hardness`],
    readAs: "industrial water",
  },
  {
    terms: ["swimming pool", "pool water"],
    for: [
      `${water}/packages/swimming-pool-water-tests-of-its-standard`,
      `${water}/pool-residual-chlorine`,
    ],
    readAs: "swimming pool",
  },
  {
    terms: [
      "bottled water",
      "mineral water",
      "packaged water",
      "packaged drinking water",
      "bisleri",
    ],
    for: [`${water}/packaged-drinking-water`, `${water}/packaged-natural-mineral-water`],
  },
  {
    terms: ["heavy metals", "heavy metal", "icp"],
    for: [
      `${water}/drinking-lead`,
      `${water}/drinking-total-arsenic`,
      `${water}/drinking-mercury`,
      `${water}/drinking-cadmium`,
    ],
  },
  { terms: ["mbas", "detergent"], for: [`${water}/drinking-anionic-detergents`] },
  {
    terms: ["frc", "residual chlorine", "free chlorine"],
    for: [`${water}/drinking-residual-free-chlorine`, `${water}/pool-residual-chlorine`],
  },
  { terms: ["arsenic"], for: [`${water}/drinking-total-arsenic`, `${water}/effluent-arsenic`] },
  {
    terms: ["fluoride", "flouride"],
    for: [`${water}/drinking-fluoride`, `${water}/effluent-fluoride`],
  },
  { terms: ["ntu", "turbidity"], for: [`${water}/drinking-turbidity`] },
];

const cementWords: readonly Synonym[] = [
  {
    terms: ["opc", "opc 33", "opc 43", "opc 53", "ordinary portland cement"],
    for: [`${cement}/compressive-strength`, `${cement}/initial-setting-time`, cement],
    readAs: "cement",
  },
  {
    terms: ["cement", "सीमेंट", "siment", "simant"],
    for: [
      cement,
      `${cement}/compressive-strength`,
      `${cement}/initial-setting-time`,
      `${cement}/fineness-air-permeability`,
    ],
  },
  { terms: ["is 269", "is 4031"], for: [`${cement}/compressive-strength`] },
  {
    terms: ["ppc", "pozzolana cement", "portland pozzolana"],
    for: [`${cement}/portland-pozzolana-cement`],
  },
  { terms: ["psc", "slag cement", "ppc slag"], for: [`${cement}/portland-slag-cement`] },
  {
    terms: ["src", "srpc", "sulphate resisting"],
    for: [`${cement}/sulphate-resisting-portland-cement`],
  },
  {
    terms: [
      "cement cube",
      "mortar cube",
      "cement strength",
      "cement compressive strength",
      "cement 28 days",
    ],
    for: [`${cement}/compressive-strength`],
  },
  {
    terms: ["ist", "initial setting", "setting time", "vicat"],
    for: [
      `${cement}/initial-setting-time`,
      `${cement}/final-setting-time`,
      `${cement}/standard-consistency`,
    ],
  },
  { terms: ["fst", "final setting"], for: [`${cement}/final-setting-time`] },
  {
    terms: ["normal consistency", "cement consistency", "consistency"],
    for: [`${cement}/standard-consistency`],
  },
  { terms: ["blaine", "specific surface"], for: [`${cement}/fineness-air-permeability`] },
  {
    terms: ["fineness of cement", "cement fineness"],
    for: [`${cement}/fineness-air-permeability`, `${cement}/fineness-dry-sieving`],
  },
  {
    terms: ["le chatelier", "lechatelier", "soundness of cement", "cement soundness"],
    for: [`${cement}/soundness-le-chatelier`, `${cement}/soundness-autoclave`],
  },
  { terms: ["loi"], for: [`${cement}/loss-on-ignition`] },
  { terms: ["so3"], for: [`${cement}/sulphuric-anhydride`] },
  { terms: ["mgo"], for: [`${cement}/magnesia`] },
  { terms: ["lsf"], for: [`${cement}/lime-saturation-factor`] },
  {
    terms: ["chemical analysis of cement", "cement chemical", "cement chemistry"],
    for: [`${cement}/lime-saturation-factor`, `${cement}/loss-on-ignition`],
  },
];

const aggregateWords: readonly Synonym[] = [
  {
    terms: ["sieve analysis", "sieve"],
    for: [`${aggregate}/sieve-analysis`, `${soil}/particle-size`, `${concrete}/gsb-grading`],
  },
  {
    terms: ["stripping", "stripping value"],
    for: [`${aggregate}/stripping-value`, `${concrete}/stripping-value`],
  },
  {
    terms: [
      "gitti",
      "giti",
      "गिट्टी",
      "rori",
      "rodi",
      "रोड़ी",
      "grit",
      "metal stone",
      "coarse aggregate",
      "kapchi",
      "stone chips",
    ],
    for: [aggregate, `${aggregate}/aggregate-impact-value`, `${aggregate}/sieve-analysis`],
    readAs: "aggregate",
  },
  {
    terms: ["bajri", "bajari", "बजरी", "gravel"],
    for: [aggregate, `${aggregate}/sieve-analysis`],
    readAs: "aggregate",
  },
  {
    terms: [
      "ret",
      "reta",
      "रेत",
      "रेता",
      "balu",
      "बालू",
      "sand",
      "msand",
      "m sand",
      "fine aggregate",
      "crusher dust",
      "stone dust",
    ],
    for: [`${aggregate}/sieve-analysis`, `${aggregate}/deleterious-material`, aggregate],
    readAs: "aggregate",
  },
  {
    terms: [
      "silt content",
      "silt",
      "clay lumps",
      "finer than 75 micron",
      "organic impurities",
      "decantation",
    ],
    for: [`${aggregate}/deleterious-material`],
  },
  {
    terms: [
      "gradation",
      "grading of aggregate",
      "aggregate grading",
      "fineness modulus",
      "fm",
      "zone of sand",
      "sand zone",
      "grading zone",
    ],
    for: [`${aggregate}/sieve-analysis`],
    readAs: "grading",
  },
  {
    terms: ["aiv", "impact value", "aggregate impact"],
    for: [`${aggregate}/aggregate-impact-value`, `${concrete}/wmm-impact-value-or-abrasion`],
  },
  {
    terms: ["acv", "crushing value", "aggregate crushing"],
    for: [`${aggregate}/aggregate-crushing-value`],
  },
  {
    terms: ["laa", "lav", "los angeles", "la abrasion", "abrasion value"],
    for: [`${aggregate}/los-angeles-abrasion`],
  },
  {
    terms: ["tfv", "10% fines", "10 percent fines", "ten percent fines"],
    for: [`${concrete}/gsb-ten-per-cent-fines-value`],
  },
  { terms: ["flakiness", "fi", "flaky"], for: [`${aggregate}/flakiness-index`] },
  { terms: ["ei", "elongation index", "elongated"], for: [`${aggregate}/elongation-index`] },
  {
    terms: ["combined index", "fi and ei", "flakiness and elongation"],
    for: [
      `${aggregate}/flakiness-index`,
      `${aggregate}/elongation-index`,
      `${concrete}/wmm-flakiness-and-elongation`,
    ],
  },
  {
    terms: ["asr", "aar", "alkali silica", "alkali aggregate"],
    for: [`${aggregate}/alkali-reactivity`],
  },
  {
    terms: ["sodium sulphate soundness", "soundness of aggregate", "aggregate soundness"],
    for: [`${aggregate}/soundness`],
  },
  {
    terms: ["rodded density", "loose density", "dry rodded", "unit weight of aggregate"],
    for: [`${aggregate}/bulk-density-and-voids`],
  },
  { terms: ["psv", "polishing"], for: [`${aggregate}/polished-stone-value`] },
  { terms: ["is 383", "is 2386"], for: [`${aggregate}/sieve-analysis`] },
];

const soilWords: readonly Synonym[] = [
  { terms: ["cbr at site", "site cbr", "in situ cbr"], for: [`${soil}/field-cbr`] },
  { terms: ["mitti", "miti", "mitty", "मिट्टी", "earth", "bhumi"], for: [soil], readAs: "soil" },
  { terms: ["soil"], for: [soil] },
  {
    terms: ["murrum", "moorum", "murum", "morrum"],
    for: [`${concrete}/gsb-grading`, `${soil}/subgrade-and-embankment`],
    readAs: "GSB",
  },
  {
    terms: ["proctor", "procter", "modified proctor", "heavy compaction", "proctor density"],
    for: [...proctor, `${concrete}/gsb-compaction`, `${concrete}/wmm-compaction`],
  },
  { terms: ["standard proctor", "light compaction"], for: [`${soil}/compaction-light`] },
  {
    terms: ["mdd", "omc", "max dry density", "maximum dry density", "optimum moisture content"],
    for: [...proctor, `${concrete}/gsb-compaction`, `${concrete}/wmm-compaction`],
    readAs: "dry density",
  },
  {
    terms: ["cbr", "california bearing ratio", "सीबीआर"],
    for: [`${soil}/cbr`, `${concrete}/gsb-soaked-cbr`, `${soil}/field-cbr`],
  },
  {
    terms: [
      "atterberg",
      "ll pl",
      "ll",
      "pl",
      "pi",
      "plasticity",
      "consistency limits",
      "liquid limit",
      "plastic limit",
    ],
    for: [
      `${soil}/liquid-and-plastic-limit`,
      `${concrete}/gsb-liquid-limit-and-plasticity-index`,
      `${concrete}/wmm-plasticity-index`,
    ],
  },
  {
    terms: ["fsi", "dfs", "free swell", "differential free swell", "black cotton"],
    for: [`${soil}/free-swell-index`, `${soil}/swelling-pressure`],
  },
  {
    terms: [
      "grain size",
      "grain size analysis",
      "gsa",
      "hydrometer",
      "sieve analysis of soil",
      "particle size distribution",
      "psd",
    ],
    for: [`${soil}/particle-size`],
  },
  {
    terms: ["nmc", "natural moisture", "water content of soil", "moisture of soil", "nami"],
    for: [`${soil}/moisture-content`],
  },
  {
    terms: [
      "fdd",
      "field dry density",
      "field density",
      "in situ density",
      "degree of compaction",
      "fdt",
      "compaction at site",
    ],
    for: fieldDensity,
  },
  { terms: ["sand cone", "sand pouring"], for: [fieldDensity[0], `${concrete}/gsb-field-density`] },
  { terms: ["core cutter"], for: [fieldDensity[1]] },
  {
    terms: ["ucs", "unconfined"],
    for: [
      `${soil}/unconfined-compressive-strength`,
      `${soil}/rock-unconfined-compressive-strength`,
    ],
  },
  {
    terms: ["uu", "uu triaxial", "triaxial", "triaxial shear"],
    for: [`${soil}/triaxial-unconsolidated-undrained`, `${soil}/triaxial-consolidated-undrained`],
  },
  { terms: ["cu triaxial", "cu"], for: [`${soil}/triaxial-consolidated-undrained`] },
  {
    terms: ["dst", "shear box", "box shear", "c phi", "cohesion", "angle of friction"],
    for: [`${soil}/direct-shear`],
  },
  { terms: ["oedometer", "settlement"], for: [`${soil}/consolidation`] },
  { terms: ["falling head", "constant head"], for: [`${soil}/permeability`] },
  { terms: ["spt", "n value", "standard penetration"], for: [`${soil}/standard-penetration-test`] },
  {
    terms: ["dcpt", "scpt", "cpt", "dynamic cone", "static cone"],
    for: [`${soil}/dynamic-and-static-cone`],
  },
  {
    terms: [
      "plt",
      "plate load",
      "plate bearing",
      "sbc",
      "safe bearing capacity",
      "bearing capacity",
    ],
    for: [`${soil}/plate-load-test`, `${soil}/standard-penetration-test`],
  },
  {
    terms: [
      "bore hole",
      "borehole",
      "boring",
      "soil investigation",
      "geotech",
      "geotechnical",
      "geotechnical investigation",
      "soil exploration",
    ],
    for: [soil, `${soil}/standard-penetration-test`, `${soil}/undisturbed-sampling`],
  },
  { terms: ["uds", "shelby"], for: [`${soil}/undisturbed-sampling`] },
  {
    terms: ["bentonite", "drilling mud", "polymer slurry", "marsh cone"],
    for: [`${soil}/bentonite-slurry`],
  },
  { terms: ["relative density", "relative density of sand"], for: [`${soil}/density-index`] },
  {
    terms: ["soil chemical", "sulphate in soil"],
    for: [`${soil}/total-soluble-sulphates`, `${soil}/ph`, `${soil}/water-soluble-chloride`],
  },
  { terms: ["k value", "subgrade reaction"], for: [`${soil}/modulus-of-subgrade-reaction`] },
  { terms: ["rqd", "core recovery"], for: [`${soil}/rock-quality-designation`] },
  { terms: ["point load"], for: [`${soil}/rock-point-load-strength-index`] },
  {
    terms: ["chattan", "चट्टान", "rock"],
    for: [`${soil}/rock-unconfined-compressive-strength`, `${soil}/rock-point-load-strength-index`],
    readAs: "rock",
  },
  {
    terms: ["subgrade", "embankment", "filling", "bharai", "भराई"],
    for: [`${soil}/subgrade-and-embankment`, `${soil}/cbr`, `${soil}/compaction-heavy`],
    readAs: "subgrade",
  },
  { terms: ["usc", "soil class", "is classification"], for: [`${soil}/soil-classification`] },
];

const structureWords: readonly Synonym[] = [
  { terms: ["IS 2911 (Part 4)", "IS 2911"], for: [`${pile}/static-vertical-compression`, pile] },
  {
    terms: ["EN 1337-3", "EN 1337"],
    for: [`${bearing}/vertical-load`, `${bearing}/shear-modulus`],
  },
  { terms: ["IRC 83"], for: [`${bearing}/vertical-load`, bearing] },
  {
    terms: [
      "pile",
      "piles",
      "pile load",
      "vplt",
      "static pile load",
      "initial load test",
      "routine pile load",
    ],
    for: [`${pile}/static-vertical-compression`, `${pile}/pull-out`, `${pile}/lateral-load`, pile],
    readAs: "pile",
  },
  { terms: ["uplift", "pullout", "tension pile"], for: [`${pile}/pull-out`] },
  {
    terms: ["lateral pile", "horizontal pile load", "horizontal load on pile"],
    for: [`${pile}/lateral-load`],
  },
  {
    terms: ["pda", "hsdpt", "hsdt", "high strain", "dynamic pile load", "dynamic pile", "capwap"],
    for: [`${pile}/high-strain-dynamic`],
  },
  {
    terms: ["pit", "pile integrity", "low strain", "integrity", "sonic echo"],
    for: [`${pile}/low-strain-integrity`],
  },
  { terms: ["cyclic pile", "cyclic load"], for: [`${pile}/cyclic-vertical-load`] },
  {
    terms: ["bearing", "bridge bearing", "pul", "पुल"],
    for: [bearing, `${bearing}/vertical-load`],
  },
  {
    terms: ["elastomeric", "elastomeric bearing", "neoprene", "rubber pad", "bearing pad"],
    for: [`${bearing}/vertical-load`, `${bearing}/shear-modulus`, `${bearing}/hardness`],
  },
  {
    terms: ["pot bearing", "pot ptfe", "pot cum ptfe"],
    for: [
      `${bearing}/combined-vertical-and-horizontal-load`,
      `${bearing}/friction-coefficient`,
      `${bearing}/rotation`,
    ],
  },
  { terms: ["shore hardness", "shore a", "irhd", "rubber hardness"], for: [`${bearing}/hardness`] },
  { terms: ["dpt", "dye penetrant", "lpt"], for: [`${bearing}/dye-penetrant-testing-of-welds`] },
  {
    terms: ["mpt", "mpi", "magnetic particle", "ut of casting"],
    for: [`${bearing}/ultrasonic-and-magnetic-particle-testing`],
  },
  {
    terms: ["dft", "paint thickness", "dry film"],
    for: [`${bearing}/coating-thickness`, `${bearing}/bolt-torque-and-coating`],
  },
  {
    terms: ["teflon", "ptfe"],
    for: [`${bearing}/ptfe-and-uhmwpe-properties`, `${bearing}/friction-coefficient`],
  },
];

const roadWords: readonly Synonym[] = [
  {
    terms: [
      "iri",
      "roughness",
      "roughness index",
      "bump integrator",
      "bi",
      "unevenness",
      "riding quality",
    ],
    for: [`${nsv}/roughness`],
  },
  {
    terms: [
      "nsv",
      "nsv survey",
      "network survey",
      "network survey vehicle",
      "road condition survey",
      "pavement condition",
    ],
    for: [nsv, `${nsv}/roughness`, `${nsv}/cracking`],
  },
  { terms: ["rutting", "rut"], for: [`${nsv}/rut-depth`] },
  {
    terms: ["pothole", "potholes", "gaddha", "गड्ढा", "ravelling"],
    for: [`${nsv}/potholes-patching-ravelling`],
  },
  {
    terms: ["mpd", "macrotexture", "sand patch", "texture depth"],
    for: [`${nsv}/surface-texture`],
  },
  {
    terms: ["fwd", "falling weight", "falling weight deflectometer", "deflectometer"],
    for: [fwd, `${fwd}/deflection-of-flexible-pavement`],
  },
  {
    terms: ["benkelman", "bbd", "deflection", "pavement deflection"],
    for: [`${fwd}/deflection-of-flexible-pavement`, `${fwd}/deflection-of-rigid-pavement`],
  },
  {
    terms: ["overlay", "overlay design", "residual life"],
    for: [`${fwd}/remaining-life-and-overlay-thickness`],
  },
  {
    terms: ["back calculation", "elastic modulus of layers", "kgpback", "iitpave"],
    for: [`${fwd}/layer-moduli-by-back-calculation`],
  },
  {
    terms: [
      "traffic count",
      "traffic survey",
      "tvc",
      "cvc",
      "classified count",
      "vehicle count",
      "traffic volume",
      "gadi ginti",
      "यातायात",
    ],
    for: [traffic],
  },
  {
    terms: ["pcu", "passenger car unit"],
    for: [`${traffic}/surveys/capacity-rural-and-urban`, traffic],
  },
  {
    terms: ["tmc", "turning movement", "junction count", "intersection count"],
    for: [`${traffic}/surveys/turning-movement-count`],
  },
  {
    terms: ["axle load", "vdf", "msa", "vehicle damage factor", "axle weight"],
    for: [`${traffic}/surveys/axle-load-survey-and-design-traffic`],
  },
  { terms: ["adt", "aadt", "peak hour"], for: [traffic] },
  {
    terms: [
      "od survey",
      "o d survey",
      "origin destination",
      "od",
      "commodity survey",
      "travel survey",
    ],
    for: [origin],
  },
  { terms: ["roadside interview", "rsi"], for: [origin] },
  {
    terms: [
      "rsa",
      "road safety",
      "road safety audit",
      "safety audit",
      "sadak suraksha",
      "सड़क सुरक्षा",
    ],
    for: [audit],
  },
  { terms: ["black spot", "blackspot", "accident spot"], for: [audit] },
  { terms: ["sadak", "सड़क", "road"], for: [concrete, nsv, fwd] },
];

const calibrationWords: readonly Synonym[] = [
  {
    terms: ["calibration", "calibrate", "calibrated", "caliberation", "callibration", "कैलिब्रेशन"],
    for: [calibration],
    readAs: "calibration",
  },
  {
    terms: ["utm", "universal testing machine"],
    for: [`${calibration}/nabl/universal-testing-machine-utm`],
  },
  {
    terms: ["ctm", "compression testing machine", "cube testing machine"],
    for: [
      `${calibration}/nabl/compression-testing-machine-ctm`,
      `${calibration}/non-nabl/compression-testing-machine-ctm`,
    ],
  },
  {
    terms: [
      "weighbridge",
      "weigh bridge",
      "dharam kanta",
      "kanta",
      "weighing machine",
      "weighing balance",
      "weighing scale",
      "balance",
      "taraju",
      "तराजू",
    ],
    for: [`${calibration}/nabl/electronic-balance`, `${calibration}/nabl/weights`],
  },
  {
    terms: ["batching plant", "batching plant calibration", "rmc plant calibration"],
    for: [`${calibration}/nabl/electronic-balance`, calibration],
  },
  {
    terms: ["vernier", "vernier caliper"],
    for: [`${calibration}/nabl/vernier-dial-or-digital-caliper`],
  },
  { terms: ["micrometer", "screw gauge"], for: [`${calibration}/nabl/external-micrometer`] },
  {
    terms: ["sieve calibration", "test sieve", "sieve set"],
    for: [`${calibration}/nabl/test-sieves-aperture`],
  },
  {
    terms: ["pressure gauge", "manometer"],
    for: [
      `${calibration}/nabl/pressure-gauge-hydraulic`,
      `${calibration}/nabl/pressure-gauge-or-transmitter-pneumatic`,
    ],
  },
  { terms: ["proving ring", "load cell"], for: [`${calibration}/non-nabl/proving-ring-load-cell`] },
  {
    terms: ["jack calibration", "hydraulic jack", "stressing jack", "jack"],
    for: [`${calibration}/non-nabl/hydraulic-jack-with-gauge-for-piles-and-prestressing`],
  },
  { terms: ["measuring tape", "tape"], for: [`${calibration}/nabl/steel-measuring-tape`] },
  {
    terms: ["thermometer", "thermameter", "temperature gauge"],
    for: [
      `${calibration}/nabl/liquid-in-glass-thermometer`,
      `${calibration}/nabl/digital-thermometer-with-rtd-or-thermocouple`,
    ],
  },
  {
    terms: ["oven", "hot air oven", "muffle furnace"],
    for: [`${calibration}/nabl/hot-air-oven-incubator`],
  },
  {
    terms: ["cube mould", "cube mold"],
    for: [`${calibration}/non-nabl/cube-beam-and-cylinder-moulds`],
  },
  {
    terms: ["glassware", "beaker", "jar"],
    for: [
      `${calibration}/nabl/measuring-cylinder-volumetric-flask`,
      `${calibration}/nabl/pipette-burette`,
    ],
  },
];

/** Every word of the dictionary; content/README.md says how to add one. */
export const synonyms: readonly Synonym[] = [
  ...steelWords,
  ...concreteWords,
  ...bitumenWords,
  ...layerWords,
  ...brickWords,
  ...waterWords,
  ...cementWords,
  ...aggregateWords,
  ...soilWords,
  ...structureWords,
  ...roadWords,
  ...calibrationWords,
];

/** Not tested here, although our pages use the words: "air quality" does not ask for a hot-air oven. */
export const untested: readonly string[] = [
  "air",
  "air quality",
  "air pollution",
  "ambient air",
  "coal",
  "eye",
  "food",
  "rice",
];
