import { join, polar, times } from './geometry'
import { accent, type Drawings, deep, ground, mid, soft } from './ink'
import { Cable, Dots, Globe, Nodes, Rings, Stroke, Water } from './motifs'
import { Figure } from './people'

export const promises = {
  'world-class-globe': () => (
    <>
      <path d="M136 128h26l8 192h-42zM318 128h26l8 192h-42z" fill={deep} />
      <Cable from={160} to={320} y={206} sag={40} deck={262} count={6} />
      <Cable from={-106} to={138} y={186} sag={52} deck={262} count={8} />
      <Cable from={342} to={586} y={186} sag={52} deck={262} count={8} />
      <path d="M0 262h480v14H0z" fill={deep} />
      <Globe x={240} y={110} r={98} />
      <Stroke d="M240 61q70 10 93 48" stroke={accent} width={4} />
      <Dots at="240,61 333,109" size={15} fill={accent} />
      <Water x={10} y={298} w={460} />
    </>
  ),
  'execution-orbits': () => (
    <>
      <g stroke="var(--picture-line)" strokeWidth="1.5">
        <ellipse cx="240" cy="172" rx="216" ry="122" fill={soft} />
        <ellipse cx="240" cy="172" rx="150" ry="84" fill={ground} />
        <ellipse cx="240" cy="172" rx="82" ry="46" fill={soft} />
      </g>
      <Stroke d="M24 172a216 122 0 0 1 108-105.600M456 172a216 122 0 0 1-108 105.600" stroke={deep} width={5} />
      <Figure x={240} y={188} s={1.9} body={accent} head={deep} />
      {[
        [66, 150],
        [392, 232],
        [330, 100],
      ].map(([x = 0, y = 0], i) => (
        <g key={x}>
          <Figure x={x - 20} y={y} s={0.85} body={i % 2 ? mid : deep} head={i % 2 ? deep : mid} />
          <Figure x={x + 20} y={y} s={0.85} body={i % 2 ? mid : deep} head={i % 2 ? deep : mid} />
          <Figure x={x} y={y + 8} s={0.95} body={i % 2 ? deep : mid} head={i % 2 ? mid : deep} />
        </g>
      ))}
      <Nodes at="90,172 240,256 150,283 426,111" size={13} />
    </>
  ),
  'consulting-led-plan': () => (
    <>
      <path d="M240 0h240v320H240z" fill={soft} />
      <Stroke
        d={`${join(8, (i) => `M${i * 30 + 15} 0v320`)}${join(10, (i) => `M0 ${i * 32 + 16}h240`)}`}
        opacity={0.18}
      />
      <Stroke
        d="M240 196H0M240 214H0M240 96A136 118 0 0 0 104 214M240 112a120 102 0 0 0-120 102M120 196V96M60 214v66M44 280h32M150 196v-36M180 196v-56M210 196v-66"
        width={2}
        dash="6 6"
      />
      <Stroke d="M104 300H240M104 292v16M104 70h136M104 62v16" />
      <path d="M240 196h240v18H240zM404 214h32v78h-32z" fill={deep} />
      <Stroke d="M249 104a119 110 0 0 1 128 96" stroke={deep} width={16} />
      <Stroke d="M270 196v-78M300 196v-58M330 196v-34" stroke={deep} width={4} />
      <Water x={256} y={300} w={210} />
      <Stroke d="M240 0v320" stroke={accent} width={3} />
      <Nodes at="104,214 120,96 60,280" />
      <Figure x={410} y={196} s={0.9} />
      <Figure x={440} y={196} s={0.9} body={mid} head={deep} />
    </>
  ),
  'innovation-shoot': () => (
    <>
      <circle cx="296" cy="112" r="84" fill={soft} />
      <path d="M88 212q0 60-40 92h384q-40-32-40-92z" fill={deep} />
      <Stroke
        d="M120 256q0 24-12 40M168 268v30M236 272v18M300 268q2 18 0 30M350 258q4 24 16 38"
        stroke={mid}
        width={4}
      />
      {[152, 134, 112, 96, 74, 58, 36, 20].map((r, i) => (
        <ellipse
          key={r}
          cx={240 + i * 2}
          cy="212"
          rx={r}
          ry={r * 0.3}
          fill={[mid, soft, ground, soft, ground, soft, ground, mid][i]}
        />
      ))}
      <Stroke d="M256 212Q260 140 250 66" stroke={accent} width={7} />
      <path
        d="M256 164q-70 12-92-50 76-14 92 50zM257 136q54-8 60-66-60 4-60 66zM251 78q-34-22-18-60 32 22 18 60z"
        fill={accent}
      />
      <Stroke d="M256 164l-56-34M257 136l36-40" stroke={ground} width={2} />
      <Stroke d="M0 304h480" stroke={deep} width={3} />
    </>
  ),
  'engineering-truss': () => (
    <>
      <circle cx="240" cy="150" r="120" fill={soft} />
      <Stroke d="M0 236h480" stroke={deep} width={12} />
      <Stroke
        d="M30 230Q240 0 450 230M90 230v-55M150 230V137M210 230V118M270 230V118M330 230V137M390 230v-55"
        stroke={deep}
        width={6}
      />
      <Stroke
        d="M90 175l60 55 60-112 60 112M90 230l60-93 60 93 60-112 60 112 60-55M330 137l60 93M270 230l60-93"
        stroke={mid}
        width={3}
      />
      <path d="M0 242h46l10 78H0zM480 242h-46l-10 78h56z" fill={mid} />
      <Nodes
        at="30,230 90,230 150,230 210,230 270,230 330,230 390,230 450,230 90,175 150,137 210,118 330,137 390,175"
        size={18}
        rim={deep}
      />
      <Nodes at="270,118" size={24} rim={deep} fill={accent} />
      <Stroke d="M270 106V50h70M340 50h50v-30" stroke={accent} width={2.5} />
      <Dots at="340,50 390,20" size={10} fill={accent} />
      <Water x={80} y={286} w={320} />
    </>
  ),
  'culture-arch-people': () => (
    <>
      <circle cx="240" cy="330" r="140" fill={soft} />
      <Rings x={240} y={330} radii={[112, 88, 62]} />
      <Stroke
        d={join(
          6,
          (i) =>
            `M${polar(240, 330, 202, 198 + i * 24)}L${polar(240, 330, 184, 210 + i * 24)}L${polar(240, 330, 202, 222 + i * 24)}`,
        )}
        stroke={mid}
        width={9}
      />
      {times(7, (i) => {
        const angle = 198 + i * 24
        const [x, y] = polar(240, 330, 144, angle)
        return (
          <Figure
            key={i}
            x={x}
            y={y}
            s={1.5}
            turn={angle - 270}
            body={i === 3 ? accent : deep}
            head={i === 3 ? deep : mid}
          />
        )
      })}
      <Stroke d="M96 330a144 144 0 0 1 288 0" stroke={deep} width={7} />
    </>
  ),
} satisfies Drawings
