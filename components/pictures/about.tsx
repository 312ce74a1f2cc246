import { join, polar, times } from './geometry'
import { accent, type Drawings, deep, ground, mid, soft } from './ink'
import { Dots, Globe, Nodes, Rings, Stroke, Water } from './motifs'
import { Bust, Figure } from './people'

const trunkRings = [60, 46, 32, 20, 10]

export const about = {
  'about-cedar-bridge': () => (
    <>
      <path d="M120 84H560V300H532V184a70 70 0 0 0-140 0V300H374V184a70 70 0 0 0-140 0V300H216V184H120z" fill={deep} />
      <path d="M234 184a70 70 0 0 1 140 0zM392 184a70 70 0 0 1 140 0z" fill={soft} />
      <Stroke
        d={[304, 462].map((x) => trunkRings.map((r) => `M${x - r} 184a${r} ${r} 0 0 1 ${2 * r} 0`).join('')).join('')}
      />
      <circle cx="120" cy="184" r="100" fill={deep} />
      <circle cx="120" cy="184" r="88" fill={soft} />
      <Rings x={120} y={184} radii={[74, ...trunkRings]} />
      <Stroke
        d="M88 184a32 32 0 1 0 64 0 32 32 0 1 0-64 0M272 184a32 32 0 0 1 64 0M430 184a32 32 0 0 1 64 0"
        stroke={accent}
        width={5}
      />
      <Dots at="120,184" size={14} fill={accent} />
      <Stroke d="M240 96H480" stroke={ground} dash="14 12" />
      <Water x={246} y={280} w={120} />
      <Water x={404} y={280} w={120} />
    </>
  ),
  'about-card-technology': () => (
    <>
      <Rings x={240} y={128} radii={[128, 156, 188]} opacity={0.4} />
      <path d="M196 228h88l-10 14v78h-68v-78z" fill={deep} />
      <path d="M0 262h206v14H0zM274 262h206v14H274z" fill={deep} />
      <path
        d="M0 276v44h16a76 60 0 0 1 60-44zM206 276v44a96 60 0 0 0-80-44zM274 276v44a96 60 0 0 1 80-44zM480 276v44h-16a76 60 0 0 0-60-44z"
        fill={mid}
      />
      <Globe x={240} y={128} r={96} />
      <Dots at="240,80" size={15} fill={accent} />
      <Stroke d="M336 128h60l24-24h60M144 128H84l-24-24H0" width={2} />
      <Nodes at="396,128 84,128" />
    </>
  ),
  'about-card-execution': () => (
    <>
      <circle cx="240" cy="160" r="72" fill={soft} />
      <Rings x={240} y={160} radii={[72, 104, 138, 176]} />
      <Figure x={240} y={212} s={1.5} />
      {[
        [104, -30, mid],
        [104, 150, deep],
        [138, 40, deep],
        [138, 215, mid],
        [138, -80, accent],
        [176, 8, mid],
        [176, 172, deep],
      ].map(([r, angle, fill], i) => {
        const [x, y] = polar(240, 160, Number(r), Number(angle))
        return (
          <g key={i} transform={`translate(${x - 17} ${y - 13})`}>
            <rect width="34" height="26" rx="5" fill={String(fill)} stroke={ground} strokeWidth="4" />
            <path d="M9 10h16m-16 7h9" stroke={ground} strokeWidth="2.5" />
          </g>
        )
      })}
      <Stroke
        d={`M${polar(240, 160, 138, -62)}A138 138 0 0 1 ${polar(240, 160, 138, -12)}`}
        stroke={accent}
        width={4}
      />
    </>
  ),
  'about-card-consulting': () => (
    <>
      <circle cx="240" cy="130" r="112" fill={soft} />
      <path d="M140 196h200l64 60H76z" fill={ground} stroke="var(--picture-line)" strokeWidth="2" />
      <Stroke d="M174 196l-32 60M240 196v60M306 196l32 60M118 216h244M98 236h284" opacity={0.4} />
      <Stroke d="M110 206v-20a130 108 0 0 1 260 0v20" stroke={deep} width={9} />
      <Stroke d={join(7, (i) => `M${150 + i * 30} 156V${[116, 96, 85, 82, 85, 96, 116][i]}`)} />
      <path d="M88 156h304v9H88z" fill={accent} />
      <Stroke d="M110 206l-14 34M370 206l14 34M96 240q144-80 288 0" dash="4 7" width={2.5} />
      <Bust x={96} y={320} s={1.3} />
      <Bust x={384} y={320} s={1.3} body={mid} head={deep} />
    </>
  ),
  'about-card-innovation': () => (
    <>
      {[150, 122, 96, 70, 46, 24].map((r, i) => (
        <ellipse key={r} cx="240" cy="226" rx={r * 1.4} ry={r * 0.5} fill={[deep, soft, ground, soft, mid, deep][i]} />
      ))}
      <g stroke="var(--picture-line)" strokeWidth="1.5">
        <ellipse cx="240" cy="226" rx="152" ry="54" />
        <ellipse cx="240" cy="226" rx="118" ry="42" />
        <ellipse cx="240" cy="226" rx="82" ry="29" />
      </g>
      <Stroke d="M240 226V84" stroke={accent} width={7} />
      <path d="M240 152q-74 4-82-62 74-4 82 62zM240 118q66 0 76-60-68 0-76 60z" fill={mid} />
      <Stroke d="M240 152l-48-36M240 118l44-36" stroke={ground} width={2} />
      <Stroke d="M240 84V40" width={2} dash="2 8" />
      <Nodes at="240,34" size={15} fill={accent} />
    </>
  ),
  'about-card-engineering': () => (
    <>
      <path d="M0 220h52v100H0zM428 220h52v100h-52z" fill={mid} />
      <Stroke
        d="M40 212h400M90 112h300M40 212l50-100 50 100 50-100 50 100 50-100 50 100 50-100 50 100"
        stroke={deep}
        width={7}
      />
      <Stroke d="M140 212V66h50M290 112V54h60M240 212v52h-60M340 212v34h40" width={2} />
      <Nodes at="190,66 350,54 180,264 380,246" />
      <Nodes at="40,212 140,212 240,212 340,212 440,212 90,112 190,112 390,112" size={22} rim={deep} />
      <Nodes at="290,112" size={26} rim={deep} fill={accent} />
      <Water x={70} y={290} w={340} />
    </>
  ),
  'about-card-culture': () => (
    <>
      <circle cx="240" cy="150" r="110" fill={soft} />
      <g strokeLinecap="butt">
        <path d={arc(158, 180, 247)} stroke={deep} strokeWidth="78" />
        <path d={arc(158, 293, 360)} stroke={mid} strokeWidth="78" />
        <path d={arc(158, 196, 202)} stroke={accent} strokeWidth="78" />
        <path d={arc(158, 338, 344)} stroke={accent} strokeWidth="78" />
      </g>
      <Stroke d={`M${polar(240, 300, 136, 236)}L${polar(240, 300, 104, 250)}`} stroke={deep} width={17} />
      <Stroke d={`M${polar(240, 300, 136, 304)}L${polar(240, 300, 104, 290)}`} stroke={mid} width={17} />
      {times(3, (i) => (
        <g key={i} strokeWidth="11">
          <path d={arc(190.5 - i * 26, 240, 289)} stroke={deep} />
          <path d={arc(177.5 - i * 26, 251, 300)} stroke={mid} />
        </g>
      ))}
    </>
  ),
} satisfies Drawings

function arc(r: number, from: number, to: number) {
  return `M${polar(240, 300, r, from)}A${r} ${r} 0 0 1 ${polar(240, 300, r, to)}`
}
