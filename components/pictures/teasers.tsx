import { type Point, times, wedge } from './geometry'
import { accent, type Drawings, deep, ground, mid, soft } from './ink'
import { Dots, Nodes, Rings, Stroke, Tiles, Viaduct, Water } from './motifs'
import { Figure } from './people'

const grid = times(24, (i): Point => [47 + (i % 6) * 66, 33 + Math.floor(i / 6) * 66])

const pick = (...cells: number[]) => grid.filter((_, cell) => cells.includes(cell))

export const teasers = {
  'teaser-our-focus': () => (
    <>
      {[138, 114, 91, 69, 48, 28].map((r, i) => (
        <circle key={r} cx={206 + i * 17} cy={164 - i * 5} r={r} fill={[deep, mid, soft, ground, soft, ground][i]} />
      ))}
      <Rings x={240} y={154} radii={[102, 80, 58, 38]} drift={0} stroke={ground} opacity={0.6} />
      <Stroke d="M291 139H480" width={2} />
      <Dots at="291,139" size={22} fill={accent} />
      <Dots at="380,139 430,139" size={7} />
    </>
  ),
  'teaser-our-niche': () => (
    <>
      <Tiles at={grid} size={56} fill={soft} />
      <Tiles at={pick(1, 15)} size={56} fill={mid} />
      <Tiles at={pick(4, 6, 20)} size={56} fill={deep} />
      <Tiles at={pick(9)} size={56} fill={accent} />
      <Stroke
        d={`M75 61h66v66h66M207 61h66v66M339 127h66v-66M75 193v66h66M207 193h66v66h132M339 193h66M141 193v-66`}
        width={2}
      />
      <Nodes at="75,61 207,127 207,61 339,127 405,61 75,193 141,259 207,193 405,259 339,193 405,193 141,193" />
      <Rings x={339} y={61} radii={[8]} stroke={ground} />
      <Dots at="75,127 207,259" fill={ground} />
      <Nodes at="273,127" size={20} rim={ground} fill={accent} />
    </>
  ),
  'teaser-our-track-record': () => (
    <>
      <circle cx="330" cy="116" r="96" fill={soft} />
      {times(4, (i) => {
        const [x, low, high] = [100 + i * 80, 236 - i * 42, 194 - i * 42]
        return <path key={i} d={`M${x} ${low}V${high + 12}H${x + 40}V${high}a40 42 0 0 0-40 42z`} fill={mid} />
      })}
      <path d="M60 236h40v44H60zM140 194h40v86h-40zM220 152h40v128h-40zM300 110h40v170h-40z" fill={deep} />
      <path d="M380 68h40v212h-40z" fill={accent} />
      <path
        d="M54 228h52v10H54zM134 186h52v10h-52zM214 144h52v10h-52zM294 102h52v10h-52zM374 60h52v10h-52z"
        fill={deep}
      />
      <Stroke d="M80 206L400 38" dash="2 9" width={2} />
      <Nodes at="80,206 160,164 240,122 320,80 400,38" size={13} />
      <Stroke d="M24 280h432" stroke={deep} width={4} />
      <Water x={60} y={298} w={360} />
    </>
  ),
  'teaser-our-customer': () => (
    <>
      <circle cx="240" cy="132" r="104" fill={soft} />
      <path d="M0 250h40Q240 140 440 250h40v26h-76a170 74 0 0 0-328 0H0z" fill={deep} />
      <Stroke d="M40 232Q240 122 440 232" dash="1 13" width={3} />
      <Figure x={204} y={198} s={1.5} />
      <Figure x={276} y={198} s={1.5} body={mid} head={deep} />
      <Stroke d="M214 142L240 154" stroke={deep} width={9} />
      <Stroke d="M266 142L240 154" stroke={mid} width={9} />
      <Dots at="240,154" size={15} fill={accent} />
      <Water x={100} y={286} w={280} />
    </>
  ),
  'portfolio-consulting': () => (
    <>
      <Stroke
        d="M0 70h90l30 30v70h70M0 250h70l40-40h130M480 60H370l-30 30v60h-60M480 210h-60l-40 40H250v70M60 0v40h70M420 320v-40h-50M480 130h-70"
        stroke={mid}
        width={2}
      />
      <Nodes at="190,170 240,210 280,150 250,250 130,40 370,280 410,130" rim={mid} />
      <Stroke d="M109 166A130 130 0 0 1 302 236" stroke={accent} width={5} />
      <Stroke d="M302 236A130 130 0 0 1 208 382" stroke={accent} width={3} dash="2 10" />
      <path d="M226 74l14 6-60 190zM254 74l-14 6 62 160z" fill={deep} />
      <path d="M285 196l17 40-4-42z" fill={accent} />
      <path d="M234 20h12v34h-12z" fill={deep} />
      <circle cx="240" cy="70" r="21" fill={ground} stroke={deep} strokeWidth="9" />
      <Stroke d="M207 172q33 14 66 0" stroke={deep} width={5} />
      <Dots at="180,270" size={9} fill={accent} />
    </>
  ),
  'portfolio-case-studies': () => (
    <>
      {times(4, (i) => {
        const [x, y] = [50 + (i % 2) * 196, 32 + Math.floor(i / 2) * 134]
        return (
          <g key={i} transform={`translate(${x} ${y})`}>
            <rect width="184" height="122" rx="6" fill={soft} />
            <path d="M8 98h168v16H8z" fill={ground} />
            {stages[i]}
            <Stroke d="M20 104h60m20 0h64M44 109h40" opacity={0.5} />
            <rect width="184" height="122" rx="6" stroke={deep} strokeWidth="5" />
          </g>
        )
      })}
    </>
  ),
  'portfolio-about-us': () => (
    <>
      <circle cx="168" cy="164" r="124" fill={deep} />
      <circle cx="168" cy="164" r="112" fill={soft} />
      <Rings x={174} y={167} radii={[12, 24, 40, 52, 70, 82, 98]} drift={-1} />
      <Stroke d="M178 169L252 232M178 169L108 92" stroke={ground} width={3} />
      <Dots at="174,167" size={13} fill={accent} />
      <Figure x={344} y={288} s={2.3} />
      <Figure x={412} y={288} s={2} body={mid} head={deep} />
      <Stroke d="M30 288h420" stroke={deep} width={3} />
    </>
  ),
} satisfies Drawings

const stages = [
  <path key="piers" d="M34 62h16v42H34zM134 62h16v42h-16z" fill={deep} />,
  <g key="centering">
    <path d="M34 62h16v42H34zM134 62h16v42h-16z" fill={deep} />
    <Stroke d="M50 88a42 42 0 0 1 84 0" dash="5 8" width={3} />
    <Stroke d="M92 44V30M84 30h16" width={2} />
  </g>,
  <g key="arch">
    <path d="M34 42h16v62H34zM134 42h16v62h-16z" fill={deep} />
    <path d={wedge(92, 98, 42, 56, 180, 285)} fill={mid} />
    <Stroke d="M107 58a42 42 0 0 1 27 40" dash="5 8" width={3} />
  </g>,
  <g key="traffic">
    <Viaduct x={-1} y={40} spans={[36, 70, 36]} pier={11} deck={10} height={64} />
    <path d="M66 26h30v12H66zM100 30h12v8h-12z" fill={accent} />
  </g>,
]
