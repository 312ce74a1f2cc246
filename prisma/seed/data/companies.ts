export type SeedCompany = {
  key: string
  name: string
  url: string
  contact: { firstName: string; lastName: string; email: string; mobile: string }
  logo: string
}

const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">${body}</svg>`

export const companies: SeedCompany[] = [
  {
    key: 'ridgeline-analytics',
    name: 'Ridgeline Analytics',
    url: 'https://www.ridgeline-analytics.example',
    contact: {
      firstName: 'Megan',
      lastName: 'Whitlock',
      email: 'megan.whitlock@ridgeline-analytics.example',
      mobile: '+1 512-555-0137',
    },
    logo: svg(`
  <rect width="128" height="128" fill="#1d2b64"/>
  <circle cx="90" cy="40" r="13" fill="#ff7a59"/>
  <path d="M0 96 34 50 56 78 82 38 128 100V128H0Z" fill="#4a63c8"/>
  <path d="M0 112 30 84 52 104 86 66 128 116V128H0Z" fill="#c9d5ff"/>
  <path d="M82 38 128 100V116L86 66 75 78.5 67 62Z" fill="#8fa5f0"/>`),
  },
  {
    key: 'harborpoint-health',
    name: 'Harborpoint Health',
    url: 'https://careers.harborpoint-health.example',
    contact: {
      firstName: 'Denise',
      lastName: 'Okafor',
      email: 'denise.okafor@harborpoint-health.example',
      mobile: '+1 713-555-0164',
    },
    logo: svg(`
  <defs>
    <clipPath id="harborpoint-cross">
      <path d="M52 18H76A6 6 0 0 1 82 24V46H104A6 6 0 0 1 110 52V76A6 6 0 0 1 104 82H82V104A6 6 0 0 1 76
        110H52A6 6 0 0 1 46 104V82H24A6 6 0 0 1 18 76V52A6 6 0 0 1 24 46H46V24A6 6 0 0 1 52 18Z"/>
    </clipPath>
  </defs>
  <rect width="128" height="128" rx="26" fill="#0a7d78"/>
  <g clip-path="url(#harborpoint-cross)">
    <rect width="128" height="128" fill="#ffffff"/>
    <path d="M10 66Q23.5 56 37 66T64 66T91 66T118 66V128H10Z" fill="#a5e3da"/>
    <path d="M10 80Q23.5 90 37 80T64 80T91 80T118 80V128H10Z" fill="#4cbfb4"/>
  </g>`),
  },
  {
    key: 'tallgrass-freight',
    name: 'Tallgrass Freight',
    url: 'https://www.tallgrass-freight.example',
    contact: {
      firstName: 'Curtis',
      lastName: 'Bramlett',
      email: 'curtis.bramlett@tallgrass-freight.example',
      mobile: '+1 214-555-0118',
    },
    logo: svg(`
  <rect width="128" height="128" fill="#f4b731"/>
  <path d="M18 108C22 74 36 46 66 24C54 52 48 78 46 108Z" fill="#26331d"/>
  <path d="M52 108C56 80 68 58 92 40C82 64 78 84 77 108Z" fill="#26331d"/>
  <path d="M83 108C86 90 94 74 112 60C105 78 103 92 102 108Z" fill="#26331d"/>
  <rect x="18" y="112" width="92" height="5" fill="#a94f12"/>`),
  },
  {
    key: 'mesquite-mutual',
    name: 'Mesquite Mutual Insurance',
    url: 'https://www.mesquite-mutual.example',
    contact: {
      firstName: 'Rosalind',
      lastName: 'Trevino',
      email: 'rosalind.trevino@mesquite-mutual.example',
      mobile: '+1 210-555-0142',
    },
    logo: svg(`
  <rect width="128" height="128" rx="18" fill="#6d1a36"/>
  <path d="M64 18 104 30V62C104 86 88 102 64 112C40 102 24 86 24 62V30Z" fill="#f6e7d3"/>
  <path d="M62 96V40H66V96Z" fill="#6d1a36"/>
  <g fill="#6d1a36">
    <path d="M60 52C50 52 43 47 40 38C50 38 57 43 60 52Z"/>
    <path d="M60 68C49 68 41 63 37 53C49 53 57 58 60 68Z"/>
    <path d="M60 84C50 84 43 79 40 70C50 70 57 75 60 84Z"/>
    <path d="M68 52C78 52 85 47 88 38C78 38 71 43 68 52Z"/>
    <path d="M68 68C79 68 87 63 91 53C79 53 71 58 68 68Z"/>
    <path d="M68 84C78 84 85 79 88 70C78 70 71 75 68 84Z"/>
  </g>`),
  },
  {
    key: 'verity-ledger',
    name: 'Verity Ledger',
    url: 'https://verityledger.example',
    contact: {
      firstName: 'Jonah',
      lastName: 'Feldstein',
      email: 'jonah@verityledger.example',
      mobile: '+1 704-555-0191',
    },
    logo: svg(`
  <rect width="128" height="128" rx="30" fill="#0b1117"/>
  <g fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="11">
    <path d="M28 40H76" stroke="#2b4a45"/>
    <path d="M28 64H48" stroke="#2b4a45"/>
    <path d="M28 88H40" stroke="#2b4a45"/>
    <path d="M54 76 70 92 102 48" stroke="#4ff0b5"/>
  </g>`),
  },
  {
    key: 'solwind-energy',
    name: 'Solwind Energy',
    url: 'https://www.solwind-energy.example',
    contact: {
      firstName: 'Patrick',
      lastName: 'Delacroix',
      email: 'patrick.delacroix@solwind-energy.example',
      mobile: '+1 281-555-0173',
    },
    logo: svg(`
  <defs>
    <linearGradient id="solwind-sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#0a84d6"/>
      <stop offset="1" stop-color="#7fd3ff"/>
    </linearGradient>
  </defs>
  <rect width="128" height="128" fill="url(#solwind-sky)"/>
  <path d="M16 108A48 48 0 0 1 112 108Z" fill="#ffd23f"/>
  <path d="M61 62H67L70 108H58Z" fill="#ffffff"/>
  <g fill="#ffffff">
    <path d="M64 58C57 46 57 28 63 12C69 28 71 46 64 58Z"/>
    <path d="M64 58C57 46 57 28 63 12C69 28 71 46 64 58Z" transform="rotate(120 64 58)"/>
    <path d="M64 58C57 46 57 28 63 12C69 28 71 46 64 58Z" transform="rotate(240 64 58)"/>
  </g>
  <circle cx="64" cy="58" r="6" fill="#0a5f9e"/>`),
  },
  {
    key: 'northfork-grocers',
    name: 'Northfork Grocers',
    url: 'https://jobs.northfork-grocers.example',
    contact: {
      firstName: 'Tamara',
      lastName: 'Hollis',
      email: 'tamara.hollis@northfork-grocers.example',
      mobile: '+1 614-555-0126',
    },
    logo: svg(`
  <rect width="128" height="128" rx="64" fill="#d93a2b"/>
  <path d="M64 40C40 30 24 46 28 70C31 90 46 106 64 100C82 106 97 90 100 70C104 46 88 30 64 40Z"
    fill="#fff6e6"/>
  <path d="M64 38C64 26 72 18 86 18C86 30 78 38 64 38Z" fill="#2f7d3b"/>
  <g fill="#d93a2b">
    <path d="M50 50H54V66A10 10 0 0 0 74 66V50H78V66A14 14 0 0 1 66 79.8V96H62V79.8A14 14 0 0 1 50 66Z"/>
    <path d="M62 50H66V70H62Z"/>
  </g>`),
  },
  {
    key: 'quillmark-learning',
    name: 'Quillmark Learning',
    url: 'https://www.quillmark.example',
    contact: {
      firstName: 'Avery',
      lastName: 'Sandoval',
      email: 'avery.sandoval@quillmark.example',
      mobile: '+1 303-555-0159',
    },
    logo: svg(`
  <rect width="128" height="128" fill="#ffdd55"/>
  <path d="M104 18C62 22 36 46 34 86L28 106 38 100C78 96 102 66 104 18Z" fill="#1b1b1b"/>
  <path d="M90 34 36 92" stroke="#ffdd55" stroke-width="4" stroke-linecap="round"/>
  <path d="M72 54 76 72M58 69 61 84" stroke="#ffdd55" stroke-width="4" stroke-linecap="round"/>
  <rect x="24" y="108" width="80" height="6" rx="3" fill="#ff5c8a"/>`),
  },
  {
    key: 'sabine-civic',
    name: 'Sabine Civic Systems',
    url: 'https://www.sabinecivic.example',
    contact: {
      firstName: 'Leonard',
      lastName: 'Pruitt',
      email: 'leonard.pruitt@sabinecivic.example',
      mobile: '+1 512-555-0182',
    },
    logo: svg(`
  <rect width="128" height="128" rx="12" fill="#ffffff"/>
  <rect x="6" y="6" width="116" height="116" rx="8" fill="none" stroke="#12355b" stroke-width="4"/>
  <path d="M38 58A26 26 0 0 1 90 58Z" fill="#12355b"/>
  <path d="M64 16 66.8 23.2 74.5 23.6 68.5 28.5 70.5 36 64 31.8 57.5 36 59.5 28.5 53.5 23.6 61.2 23.2Z"
    fill="#c8102e"/>
  <rect x="30" y="62" width="68" height="7" fill="#12355b"/>
  <g fill="#12355b">
    <rect x="34" y="73" width="8" height="26"/>
    <rect x="51" y="73" width="8" height="26"/>
    <rect x="69" y="73" width="8" height="26"/>
    <rect x="86" y="73" width="8" height="26"/>
  </g>
  <rect x="26" y="103" width="76" height="7" fill="#c8102e"/>`),
  },
  {
    key: 'halden-motion',
    name: 'Halden Motion',
    url: 'https://www.halden-motion.example',
    contact: {
      firstName: 'Ingrid',
      lastName: 'Sorrell',
      email: 'ingrid.sorrell@halden-motion.example',
      mobile: '+1 817-555-0109',
    },
    logo: svg(`
  <rect width="128" height="128" fill="#2d3238"/>
  <g fill="none" stroke-width="12" stroke-dasharray="57 81.23">
    <circle cx="64" cy="64" r="44" stroke="#ff6a13" transform="rotate(-75 64 64)"/>
    <circle cx="64" cy="64" r="44" stroke="#9aa3ad" transform="rotate(15 64 64)"/>
  </g>
  <path d="M64 38 86.5 51V77L64 90 41.5 77V51Z" fill="#ffffff"/>
  <circle cx="64" cy="64" r="10" fill="#2d3238"/>`),
  },
  {
    key: 'kestrel-telecom',
    name: 'Kestrel Telecom',
    url: 'https://www.kestrel-telecom.example',
    contact: {
      firstName: 'Marcus',
      lastName: 'Yarborough',
      email: 'marcus.yarborough@kestrel-telecom.example',
      mobile: '+1 972-555-0148',
    },
    logo: svg(`
  <rect width="128" height="128" rx="28" fill="#e8502a"/>
  <g fill="none" stroke="#ffffff" stroke-width="10">
    <path d="M22 32C22 76 54 106 98 106"/>
    <path d="M46 32C46 62 68 82 98 82"/>
    <path d="M70 32C70 48 80 58 98 58"/>
  </g>
  <path d="M84 22H106V44Z" fill="#3a120a"/>`),
  },
  {
    key: 'orchard-and-pine',
    name: 'Orchard & Pine',
    url: 'https://www.orchardandpine.example',
    contact: {
      firstName: 'Caroline',
      lastName: 'Ashdown',
      email: 'caroline.ashdown@orchardandpine.example',
      mobile: '+1 206-555-0115',
    },
    logo: svg(`
  <rect width="64" height="128" fill="#f9d9cf"/>
  <rect x="64" width="64" height="128" fill="#1f4d3a"/>
  <path d="M64 38A34 34 0 0 0 64 106Z" fill="#d6456b"/>
  <path d="M64 36C62 27 55 20 43 20C44 30 53 37 64 36Z" fill="#1f4d3a"/>
  <path d="M64 20 84 48H75L92 72H81L98 96H64Z" fill="#8fc7a2"/>
  <rect x="64" y="96" width="8" height="10" fill="#e3a765"/>`),
  },
  {
    key: 'lumenforge',
    name: 'Lumenforge Security',
    url: 'https://lumenforge.example',
    contact: {
      firstName: 'Bianca',
      lastName: 'Rutherford',
      email: 'bianca.rutherford@lumenforge.example',
      mobile: '+1 919-555-0177',
    },
    logo: svg(`
  <rect width="128" height="128" rx="24" fill="#15141b"/>
  <path d="M64 16 105.6 40V88L64 112 22.4 88V40Z" fill="none" stroke="#7c5cff" stroke-width="6"/>
  <path d="M64 30C66 54 74 62 96 64C74 66 66 74 64 98C62 74 54 66 32 64C54 62 62 54 64 30Z" fill="#e4ff3a"/>
  <circle cx="84" cy="46" r="4" fill="#7c5cff"/>
  <circle cx="44" cy="82" r="4" fill="#7c5cff"/>`),
  },
  {
    key: 'dakshin-pay',
    name: 'Dakshin Pay',
    url: 'https://www.dakshinpay.example',
    contact: {
      firstName: 'Srilatha',
      lastName: 'Vemuri',
      email: 'srilatha.vemuri@dakshinpay.example',
      mobile: '+91 90000 01147',
    },
    logo: svg(`
  <defs>
    <linearGradient id="dakshin-bg" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#5b2be0"/>
      <stop offset="1" stop-color="#1fb6ff"/>
    </linearGradient>
  </defs>
  <rect width="128" height="128" rx="34" fill="url(#dakshin-bg)"/>
  <path fill="#ffffff" fill-rule="evenodd"
    d="M38 26H64A38 38 0 0 1 64 102H38A8 8 0 0 1 30 94V34A8 8 0 0 1 38 26ZM53 42V62H42L61 88 80 62H69
      V42Z"/>`),
  },
  {
    key: 'neelgiri-cloud',
    name: 'Neelgiri Cloud',
    url: 'https://www.neelgiricloud.example',
    contact: {
      firstName: 'Vinod',
      lastName: 'Kurup',
      email: 'vinod.kurup@neelgiricloud.example',
      mobile: '+91 90000 02263',
    },
    logo: svg(`
  <rect width="128" height="128" rx="20" fill="#eaf2fb"/>
  <path d="M24 88A40 40 0 0 1 104 88Z" fill="#9cc4ee"/>
  <path d="M12 88A27 27 0 0 1 66 88Z" fill="#3f7fd1"/>
  <path d="M60 88A28 28 0 0 1 116 88Z" fill="#123f86"/>
  <rect x="12" y="94" width="104" height="5" rx="2.5" fill="#123f86"/>
  <rect x="32" y="104" width="64" height="5" rx="2.5" fill="#3f7fd1"/>`),
  },
  {
    key: 'mayura-logistics',
    name: 'Mayura Logistics',
    url: 'https://www.mayuralogistics.example',
    contact: {
      firstName: 'Harish',
      lastName: 'Balakrishnan',
      email: 'harish.b@mayuralogistics.example',
      mobile: '+91 90000 03318',
    },
    logo: svg(`
  <rect width="128" height="128" fill="#fbf3df"/>
  <g transform="translate(12.8 16) scale(0.8)">
  <g fill="#0d6e8a">
    <path d="M64 106C50 78 50 44 64 20C78 44 78 78 64 106Z"/>
    <path d="M64 106C50 78 50 44 64 20C78 44 78 78 64 106Z" transform="rotate(-60 64 106)"/>
    <path d="M64 106C50 78 50 44 64 20C78 44 78 78 64 106Z" transform="rotate(60 64 106)"/>
  </g>
  <g fill="#17a398">
    <path d="M64 106C52 80 52 52 64 30C76 52 76 80 64 106Z" transform="rotate(-30 64 106)"/>
    <path d="M64 106C52 80 52 52 64 30C76 52 76 80 64 106Z" transform="rotate(30 64 106)"/>
  </g>
  <g fill="#f2a922">
    <circle cx="64" cy="48" r="6"/>
    <circle cx="64" cy="54" r="5" transform="rotate(-30 64 106)"/>
    <circle cx="64" cy="54" r="5" transform="rotate(30 64 106)"/>
    <circle cx="64" cy="48" r="6" transform="rotate(-60 64 106)"/>
    <circle cx="64" cy="48" r="6" transform="rotate(60 64 106)"/>
  </g>
  </g>`),
  },
  {
    key: 'sanjeevika-diagnostics',
    name: 'Sanjeevika Diagnostics',
    url: 'https://www.sanjeevika.example',
    contact: {
      firstName: 'Meenakshi',
      lastName: 'Rangan',
      email: 'meenakshi.rangan@sanjeevika.example',
      mobile: '+91 90000 04425',
    },
    logo: svg(`
  <rect width="128" height="128" rx="30" fill="#fdecef"/>
  <path d="M64 14C84 42 98 58 98 78A34 34 0 0 1 30 78C30 58 44 42 64 14Z" fill="#d81e4f"/>
  <path d="M36 80H50L57 62 68 96 76 76 79 80H92" fill="none" stroke="#ffffff" stroke-width="6"
    stroke-linecap="round" stroke-linejoin="round"/>`),
  },
  {
    key: 'pallavan-motors',
    name: 'Pallavan Motors',
    url: 'https://www.pallavanmotors.example',
    contact: {
      firstName: 'Karthikeyan',
      lastName: 'Selvaraj',
      email: 'karthikeyan.s@pallavanmotors.example',
      mobile: '+91 90000 05536',
    },
    logo: svg(`
  <rect width="128" height="128" fill="#111111"/>
  <circle cx="64" cy="64" r="44" fill="none" stroke="#d9d9d9" stroke-width="7"/>
  <g fill="#e10613">
    <path d="M64 64 58 28 64 22 70 28Z"/>
    <path d="M64 64 58 28 64 22 70 28Z" transform="rotate(45 64 64)"/>
    <path d="M64 64 58 28 64 22 70 28Z" transform="rotate(90 64 64)"/>
    <path d="M64 64 58 28 64 22 70 28Z" transform="rotate(135 64 64)"/>
    <path d="M64 64 58 28 64 22 70 28Z" transform="rotate(180 64 64)"/>
    <path d="M64 64 58 28 64 22 70 28Z" transform="rotate(225 64 64)"/>
    <path d="M64 64 58 28 64 22 70 28Z" transform="rotate(270 64 64)"/>
    <path d="M64 64 58 28 64 22 70 28Z" transform="rotate(315 64 64)"/>
  </g>
  <circle cx="64" cy="64" r="11" fill="#d9d9d9"/>
  <circle cx="64" cy="64" r="4" fill="#111111"/>`),
  },
  {
    key: 'vellora-bank',
    name: 'Vellora Bank',
    url: 'https://careers.vellorabank.example',
    contact: {
      firstName: 'Aditi',
      lastName: 'Deshmukh',
      email: 'aditi.deshmukh@vellorabank.example',
      mobile: '+91 90000 06681',
    },
    logo: svg(`
  <rect width="128" height="128" rx="10" fill="#3d1248"/>
  <path d="M22 48C40 50 54 62 64 92C40 92 24 76 22 48Z" fill="#a9771f"/>
  <path d="M106 48C88 50 74 62 64 92C88 92 104 76 106 48Z" fill="#a9771f"/>
  <path d="M38 34C54 46 62 64 64 92C44 80 34 58 38 34Z" fill="#d8a63a"/>
  <path d="M90 34C74 46 66 64 64 92C84 80 94 58 90 34Z" fill="#d8a63a"/>
  <path d="M64 22C76 42 78 66 64 92C50 66 52 42 64 22Z" fill="#f7dd92"/>
  <rect x="34" y="100" width="60" height="5" rx="2.5" fill="#f7dd92"/>`),
  },
  {
    key: 'haritvan-agritech',
    name: 'Haritvan Agritech',
    url: 'https://www.haritvan.example',
    contact: {
      firstName: 'Nandini',
      lastName: 'Gowda',
      email: 'nandini.gowda@haritvan.example',
      mobile: '+91 90000 07792',
    },
    logo: svg(`
  <rect width="128" height="128" fill="#d7ec9f"/>
  <path d="M0 84Q64 60 128 84V128H0Z" fill="#3d7a1f"/>
  <g fill="none" stroke="#8ec449" stroke-width="4">
    <path d="M64 73V128M46 74 22 128M82 74 106 128M30 77-18 128M98 77 146 128"/>
  </g>
  <path d="M61 76C60 60 61 50 62 44H66C67 50 68 60 67 76Z" fill="#2b5215"/>
  <path d="M63 48C44 50 32 40 30 20C50 20 62 30 63 48Z" fill="#3d7a1f"/>
  <path d="M65 44C66 28 76 20 96 22C94 40 84 48 65 44Z" fill="#5ea32e"/>`),
  },
]
