export type SeedPartner = {
  name: string
  email: string
  mobile: string
  companyName: string
  companyWebsite: string
  location: string
  active: boolean
  daysAgo: number
  logo: string
}

const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="96" viewBox="0 0 240 96">${body}</svg>`

export const partners: SeedPartner[] = [
  {
    name: 'Gregory Ashworth',
    email: 'gregory.ashworth@northgate-systems.example',
    mobile: '+1 512-555-0121',
    companyName: 'Northgate Systems Integration',
    companyWebsite: 'https://www.northgate-systems.example',
    location: 'Austin, Texas',
    active: true,
    daysAgo: 212,
    logo: svg(`
  <path d="M88 84V44A32 32 0 0 1 152 44V84H138V44A18 18 0 0 0 102 44V84Z" fill="#0f3d2e"/>
  <path d="M112 84V46A8 8 0 0 1 128 46V84Z" fill="#0f3d2e"/>
  <path d="M28 84V56A24 24 0 0 1 76 56V84H64V56A12 12 0 0 0 40 56V84Z" fill="#0f3d2e" fill-opacity="0.65"/>
  <path d="M164 84V56A24 24 0 0 1 212 56V84H200V56A12 12 0 0 0 176 56V84Z" fill="#0f3d2e"
    fill-opacity="0.65"/>`),
  },
  {
    name: 'Shobha Narasimhan',
    email: 'shobha.n@tungabridge.example',
    mobile: '+91 90000 11042',
    companyName: 'Tungabridge Consulting',
    companyWebsite: 'https://www.tungabridge.example',
    location: 'Hyderabad, Telangana',
    active: true,
    daysAgo: 187,
    logo: svg(`
  <path d="M16 68Q120 -16 224 68H206Q120 8 34 68Z" fill="#0f3d2e"/>
  <path d="M12 72H228V80H12Z" fill="#0f3d2e"/>
  <path d="M58 50H64V72H58ZM86 36H92V72H86ZM117 30H123V72H117ZM148 36H154V72H148ZM176 50H182V72H176Z"
    fill="#0f3d2e"/>`),
  },
  {
    name: 'Elena Marchetti',
    email: 'elena@quartzline.example',
    mobile: '+1 469-555-0153',
    companyName: 'Quartzline Data',
    companyWebsite: 'https://quartzline.example',
    location: 'Plano, Texas',
    active: true,
    daysAgo: 143,
    logo: svg(`
  <path d="M30 48 54 12 78 48 54 84Z" fill="#0f3d2e"/>
  <path d="M72 30 84 12 108 48 84 84 72 66 84 48Z" fill="#0f3d2e" fill-opacity="0.65"/>
  <path d="M102 30 114 12 138 48 114 84 102 66 114 48Z" fill="#0f3d2e" fill-opacity="0.4"/>
  <path d="M156 26H214V34H156ZM156 44H200V52H156ZM156 62H186V70H156Z" fill="#0f3d2e"/>`),
  },
  {
    name: 'Rajesh Ponnappa',
    email: 'rajesh.ponnappa@coorgstack.example',
    mobile: '+91 90000 11287',
    companyName: 'Coorgstack Technologies',
    companyWebsite: 'https://www.coorgstack.example',
    location: 'Bengaluru, Karnataka',
    active: true,
    daysAgo: 96,
    logo: svg(`
  <g fill="#0f3d2e">
    <path d="M56 16 94 34 56 52 18 34Z"/>
    <path d="M18 42 56 60 94 42V52L56 70 18 52Z"/>
    <path d="M18 60 56 78 94 60V70L56 88 18 70Z"/>
  </g>
  <g fill="#0f3d2e" fill-opacity="0.7">
    <path d="M140 34 178 52 140 70 102 52Z"/>
    <path d="M102 60 140 78 178 60V70L140 88 102 70Z"/>
  </g>
  <path d="M204 60 224 69.5 204 79 184 69.5Z" fill="#0f3d2e" fill-opacity="0.45"/>`),
  },
  {
    name: 'Whitney Calloway',
    email: 'whitney.calloway@pecangrove-software.example',
    mobile: '+1 737-555-0116',
    companyName: 'Pecan Grove Software',
    companyWebsite: 'https://www.pecangrove-software.example',
    location: 'Round Rock, Texas',
    active: false,
    daysAgo: 301,
    logo: svg(`
  <path d="M120 8C144 26 144 70 120 88C96 70 96 26 120 8Z" fill="#0f3d2e"/>
  <g fill="#0f3d2e" fill-opacity="0.7">
    <path d="M78 18C97 33 97 66 78 80C59 66 59 33 78 18Z"/>
    <path d="M162 18C181 33 181 66 162 80C143 66 143 33 162 18Z"/>
  </g>
  <g fill="#0f3d2e" fill-opacity="0.45">
    <path d="M42 28C56 39 56 62 42 72C28 62 28 39 42 28Z"/>
    <path d="M198 28C212 39 212 62 198 72C184 62 184 39 198 28Z"/>
  </g>`),
  },
  {
    name: 'Devendra Solanke',
    email: 'devendra.solanke@sahyadri-erp.example',
    mobile: '+91 90000 11463',
    companyName: 'Sahyadri ERP Partners',
    companyWebsite: 'https://www.sahyadri-erp.example',
    location: 'Pune, Maharashtra',
    active: false,
    daysAgo: 288,
    logo: svg(`
  <path d="M12 82 56 22 84 60 104 34 138 82Z" fill="#0f3d2e"/>
  <path d="M148 82V58H164V82ZM172 82V42H188V82ZM196 82V24H212V82Z" fill="#0f3d2e"/>`),
  },
  {
    name: 'Courtney Blaylock',
    email: 'courtney.blaylock@fieldstone-it.example',
    mobile: '+1 210-555-0188',
    companyName: 'Fieldstone IT Services',
    companyWebsite: 'https://www.fieldstone-it.example',
    location: 'San Antonio, Texas',
    active: false,
    daysAgo: 254,
    logo: svg(`
  <path fill="#0f3d2e"
    d="M20 60H58V86H20ZM64 60H88V86H64ZM152 60H176V86H152ZM182 60H220V86H182ZM20 36H44V54H20ZM50 36H90V54
      H50ZM150 36H190V54H150ZM196 36H220V54H196Z"/>
  <path d="M96 86V50A24 24 0 0 1 144 50V86H132V50A12 12 0 0 0 108 50V86Z" fill="#0f3d2e"/>`),
  },
  {
    name: 'Mathew Tharakan',
    email: 'mathew.tharakan@periyarworks.example',
    mobile: '+91 90000 11618',
    companyName: 'Periyar Cloudworks',
    companyWebsite: 'https://www.periyarworks.example',
    location: 'Kochi, Kerala',
    active: false,
    daysAgo: 233,
    logo: svg(`
  <path d="M88 54A17 17 0 0 1 94 21A24 24 0 0 1 139 20A17.5 17.5 0 0 1 150 54Z" fill="#0f3d2e"/>
  <g fill="none" stroke="#0f3d2e" stroke-width="8" stroke-linecap="round">
    <path d="M36 66Q50 56 64 66T92 66T120 66T148 66T176 66T204 66"/>
    <path d="M64 84Q78 74 92 84T120 84T148 84T176 84" stroke-opacity="0.6"/>
  </g>`),
  },
  {
    name: 'Lorraine Beckett',
    email: 'lorraine@signalpine.example',
    mobile: '+1 720-555-0134',
    companyName: 'Signal Pine Networks',
    companyWebsite: 'https://signalpine.example',
    location: 'Denver, Colorado',
    active: false,
    daysAgo: 219,
    logo: svg(`
  <path d="M120 6 146 38H136L162 68H127V90H113V68H78L104 38H94Z" fill="#0f3d2e"/>
  <g fill="none" stroke="#0f3d2e" stroke-width="8" stroke-linecap="round">
    <path d="M172 30A34 34 0 0 1 172 66M68 30A34 34 0 0 0 68 66"/>
    <path d="M192 20A58 58 0 0 1 192 76M48 20A58 58 0 0 0 48 76" stroke-opacity="0.65"/>
    <path d="M212 10A84 84 0 0 1 212 86M28 10A84 84 0 0 0 28 86" stroke-opacity="0.4"/>
  </g>`),
  },
  {
    name: 'Anupama Sridhar',
    email: 'anupama.sridhar@kanchisoft.example',
    mobile: '+91 90000 11790',
    companyName: 'Kanchi Softlabs',
    companyWebsite: 'https://www.kanchisoft.example',
    location: 'Chennai, Tamil Nadu',
    active: false,
    daysAgo: 176,
    logo: svg(`
  <g fill="#0f3d2e">
    <path d="M120 6 132 22H108ZM106 26H134L140 42H100ZM98 46H142L148 62H92ZM90 66H150V88H128V78A8 8 0 0 0
      112 78V88H90Z"/>
  </g>
  <g fill="#0f3d2e" fill-opacity="0.65">
    <path d="M54 38 62 50H46ZM44 54H64L69 68H39ZM36 72H72V88H36Z"/>
    <path d="M186 38 194 50H178ZM176 54H196L201 68H171ZM168 72H204V88H168Z"/>
  </g>`),
  },
  {
    name: 'Terrence Galloway',
    email: 'terrence.galloway@bluestem-talent.example',
    mobile: '+1 918-555-0172',
    companyName: 'Bluestem Talent Group',
    companyWebsite: 'https://www.bluestem-talent.example',
    location: 'Tulsa, Oklahoma',
    active: false,
    daysAgo: 148,
    logo: svg(`
  <g fill="#0f3d2e" fill-opacity="0.65">
    <circle cx="68" cy="38" r="13"/>
    <path d="M42 86A26 30 0 0 1 84 64A40 40 0 0 0 80 86Z"/>
    <circle cx="172" cy="38" r="13"/>
    <path d="M198 86A26 30 0 0 0 156 64A40 40 0 0 1 160 86Z"/>
  </g>
  <circle cx="120" cy="26" r="17" fill="#0f3d2e"/>
  <path d="M88 86A32 36 0 0 1 152 86Z" fill="#0f3d2e"/>
  <path d="M12 86C14 64 20 46 34 30C32 48 32 68 32 86ZM228 86C226 64 220 46 206 30C208 48 208 68 208 86Z"
    fill="#0f3d2e"/>`),
  },
  {
    name: 'Farida Contractor',
    email: 'farida.contractor@arkavati.example',
    mobile: '+91 90000 11955',
    companyName: 'Arkavati Digital',
    companyWebsite: 'https://www.arkavati.example',
    location: 'Bengaluru, Karnataka',
    active: false,
    daysAgo: 121,
    logo: svg(`
  <g fill="none" stroke="#0f3d2e" stroke-width="11">
    <path d="M92 29.5A28 28 0 1 0 92 66.5"/>
    <circle cx="120" cy="48" r="28"/>
    <path d="M148 29.5A28 28 0 1 1 148 66.5"/>
  </g>
  <circle cx="72" cy="48" r="8" fill="#0f3d2e" fill-opacity="0.65"/>
  <circle cx="120" cy="48" r="8" fill="#0f3d2e"/>
  <circle cx="168" cy="48" r="8" fill="#0f3d2e" fill-opacity="0.65"/>`),
  },
  {
    name: 'Dominic Haverford',
    email: 'dominic.haverford@lanternbay.example',
    mobile: '+1 857-555-0145',
    companyName: 'Lantern Bay Solutions',
    companyWebsite: 'https://www.lanternbay.example',
    location: 'Boston, Massachusetts',
    active: false,
    daysAgo: 84,
    logo: svg(`
  <path d="M120 4A15 15 0 0 1 135 19H127A7 7 0 0 0 113 19H105A15 15 0 0 1 120 4Z" fill="#0f3d2e"/>
  <path fill-rule="evenodd" fill="#0f3d2e"
    d="M99 22H141L149 78H91ZM120 34C110 46 108 54 112 62A9 9 0 0 0 128 62C132 54 130 46 120 34Z"/>
  <rect x="87" y="82" width="66" height="8" fill="#0f3d2e"/>
  <g fill="none" stroke="#0f3d2e" stroke-width="8" stroke-linecap="round">
    <path d="M22 64Q34 54 46 64T70 64M170 64Q182 54 194 64T218 64"/>
    <path d="M22 84Q34 74 46 84T70 84M170 84Q182 74 194 84T218 84" stroke-opacity="0.6"/>
  </g>`),
  },
]
