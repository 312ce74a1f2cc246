import { join, polar, times, wedge } from './geometry'
import { accent, type Drawings, deep, ground, mid, soft } from './ink'
import { Dots, Nodes, Rings, Stroke, Water } from './motifs'
import { Bust, Figure } from './people'

const arches = [84, 188, 292, 396]

export const staffing = {
  'global-staffing-span': () => (
    <>
      <circle cx="240" cy="130" r="112" fill={soft} />
      <path d="M0 194h34v24q-2 66 18 102H0zM480 194h-34v24q2 66-18 102h52z" fill={mid} />
      {arches.map((x) => (
        <path key={x} d={`M${x - 50} 206a50 92 0 0 1 100 0`} stroke={deep} strokeWidth="6" />
      ))}
      <Stroke d={arches.map((x) => `M${x - 34} 206v-68M${x + 34} 206v-68`).join('')} />
      {arches.map((x, i) => (
        <Figure
          key={x}
          x={x}
          y={204}
          s={[1, 1.1, 1, 1.1][i]}
          body={[deep, mid, accent, mid][i]}
          head={i % 2 ? deep : i ? deep : mid}
        />
      ))}
      <path d="M0 204h480v14H0z" fill={deep} />
      <path d="M128 218h16l6 66h-28zM232 218h16l6 66h-28zM336 218h16l6 66h-28z" fill={deep} />
      <Water x={36} y={284} w={408} />
    </>
  ),
  'staffing-contact-line': () => (
    <>
      <circle cx="240" cy="140" r="104" fill={soft} />
      <Bust x={130} y={290} s={1.7} />
      <Bust x={350} y={290} s={1.7} body={mid} head={deep} />
      <Stroke
        d="M0 290H60A70 70 0 0 1 103.800 225A43 43 0 1 1 156.200 225A70 70 0 0 1 200 290A40 40 0 0 1 280 290A70 70 0 0 1 323.800 225A43 43 0 1 1 376.200 225A70 70 0 0 1 420 290H480"
        stroke={accent}
        width={4}
      />
      <Dots at="240,250" size={16} fill={accent} />
      <Stroke d="M173 191q67-70 134 0" dash="2 9" width={2} />
    </>
  ),
  'staffing-direct-keystone': () => (
    <>
      <Rings x={240} y={336} radii={[150, 130, 110]} opacity={0.6} />
      {[180, 200, 220, 240, 280, 300, 320, 340].map((a, i) => (
        <path
          key={a}
          d={wedge(240, 336, 166, 244, a + 0.6, a + 19.4)}
          fill={[deep, mid, deep, mid, mid, deep, mid, deep][i]}
        />
      ))}
      <path d={wedge(240, 286, 166, 250, 260.6, 279.4)} fill={accent} />
      <Stroke d="M240 38V0M224 52l16-14 16 14" width={3} />
      <Stroke d="M193 52v60M287 52v60" dash="3 8" width={2} />
      <Stroke d="M0 90h118l20 20M480 90H362l-20 20" opacity={0.5} />
      <Nodes at="138,110 342,110" />
    </>
  ),
  'staffing-payroll-ledger': () => (
    <>
      <circle cx="240" cy="180" r="120" fill={soft} />
      <Rings x={240} y={420} radii={[290, 274, 258, 242, 226]} width={2.5} />
      <Stroke d={join(9, (i) => `M${polar(240, 420, 226, -130 + i * 10)}L${polar(240, 420, 290, -130 + i * 10)}`)} />
      {times(7, (i) => {
        const [cx, cy] = polar(240, 420, 316, -126 + i * 12)
        return <circle key={i} cx={cx} cy={cy} r="21" fill={i === 3 ? accent : i % 2 ? mid : deep} />
      })}
      {times(7, (i) => {
        const [cx, cy] = polar(240, 420, 316, -126 + i * 12)
        return <circle key={i} cx={cx} cy={cy} r="14" stroke={ground} strokeWidth="2" />
      })}
      <path d="M0 246h54v74H0zM426 246h54v74h-54z" fill={deep} />
      <Water x={120} y={290} w={240} />
    </>
  ),
  'staffing-specialities-nodes': () => (
    <>
      <Rings x={240} y={160} radii={[58, 112]} />
      <Rings x={240} y={160} radii={[150, 190]} opacity={0.35} />
      <Stroke d={join(8, (i) => `M240 160L${polar(240, 160, 112, i * 45)}`)} width={2} />
      <circle cx="240" cy="160" r="36" fill={deep} />
      <circle cx="240" cy="160" r="14" fill={accent} />
      <g stroke={ground} strokeWidth="5">
        <circle cx="352" cy="160" r="25" fill={mid} />
        <path d="M297 217h45v45h-45z" fill={deep} />
        <path d="M240 244l28 46h-56z" fill={mid} />
        <path d="M161 208l31 31-31 31-31-31z" fill={accent} />
        <path d="M114 134l24 13v26l-24 13-24-13v-26z" fill={deep} transform="translate(14)" />
        <path d="M133 92a28 28 0 0 1 56 0z" fill={mid} />
        <path d="M231 20h18v19h19v18h-19v19h-18V57h-19V39h19z" fill={deep} />
        <circle cx="319" cy="81" r="26" fill={soft} />
      </g>
      <circle cx="319" cy="81" r="17" stroke={deep} strokeWidth="7" />
    </>
  ),
} satisfies Drawings
