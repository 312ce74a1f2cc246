import { join, polar, times, wedge } from './geometry'
import { accent, type Drawings, deep, ground, mid, soft } from './ink'
import { Nodes, Sheet, Stroke, Viaduct, Water, Window } from './motifs'
import { Figure } from './people'

// How far each ridge of the bark stands out from the middle of the trunk.
const bark = [
  121, 115, 124, 118, 116, 127, 119, 123, 114, 120, 128, 117, 122, 125, 115, 119, 126, 118, 113, 124, 117, 122, 128,
  116, 120,
]

export const services = {
  'application-services-bridge': () => (
    <>
      <circle cx="120" cy="116" r="90" fill={soft} />
      <Viaduct x={-76} y={200} spans={[92, 92, 92, 92, 92]} pier={24} deck={14} height={98} />
      <Window x={-64} y={112} w={106} h={84} fill={mid} bar={deep} />
      <Window x={52} y={112} w={106} h={84} />
      <Window x={168} y={112} w={106} h={84} fill={mid} bar={deep} />
      <Window x={284} y={112} w={106} h={84} bar={accent} />
      <Window x={400} y={112} w={106} h={84} fill={mid} bar={deep} />
      <Stroke d="M105 112V70h116M221 112V52h116v60M337 52h80" width={2} />
      <Nodes at="105,112 221,70 221,112 337,112 417,52" />
      <Water y={302} />
    </>
  ),
  'modernization-rings': () => (
    <>
      <path
        d={`M200 44${bark.map((r, i) => `L${polar(200, 160, r, 263 - i * 7)}`).join('')}L200 276z`}
        fill={deep}
        stroke={deep}
        strokeWidth="5"
      />
      <path d="M200 58a102 102 0 0 0 0 204z" fill={soft} />
      <Stroke
        d="M200 72c-40-4-60 14-74 36-16 24-18 64-4 92 14 26 44 54 78 48M200 92c-30 0-44 12-54 28-14 22-14 60 0 82 12 18 30 30 54 28M200 112c-44 2-62 62-36 92 10 12 24 16 36 16M200 132c-30 4-34 54-6 64h6"
        width={2}
      />
      <Stroke d="M120 110l-18-12M104 172l-14 4M130 230l-10 12M160 76l-6-14" stroke={soft} width={2} />
      <Stroke
        d="M200 72h150l20 20h70M200 92h120l20 20h50M200 132h90l14 14h60M200 196h110l14-14h40M200 230h130l20-20h90M200 248h160"
        stroke={deep}
        width={3}
      />
      <Stroke d="M200 112h100l20 20h120" stroke={accent} width={5} />
      <Nodes at="440,92 390,112 364,146 364,182 440,210 360,248" size={14} />
      <Nodes at="440,132" size={18} fill={accent} />
    </>
  ),
  'development-blocks': () => (
    <>
      <path d="M0 262h96v58H0zM384 262h96v58h-96z" fill={mid} />
      {times(8, (i) => (
        <path key={i} d={wedge(240, 262, 112, 168, 181 + i * 16.4, 195.8 + i * 16.4)} fill={i % 2 ? mid : deep} />
      ))}
      <path d={wedge(274, 226, 112, 168, 312, 327)} fill={accent} />
      {[8, 9, 10].map((i) => (
        <path
          key={i}
          d={wedge(240, 262, 112, 168, 181 + i * 16.4, 195.8 + i * 16.4)}
          stroke="var(--picture-line)"
          strokeWidth="1.5"
          strokeDasharray="5 6"
        />
      ))}
      <Stroke d="M381 100V0M362 130l19-30 20 22" width={2} />
      <Stroke
        d={`M${polar(240, 262, 96, 180)}A96 96 0 0 1 336 262M240 262v-96M240 262L172 194M240 262L308 194`}
        opacity={0.5}
      />
      <Nodes at="240,262" />
      <Water x={112} y={286} w={256} />
    </>
  ),
  'maintenance-bridge': () => (
    <>
      <circle cx="150" cy="130" r="100" fill={soft} />
      <Stroke d={join(7, (i) => `M318 ${44 + i * 14}L${30 + i * 38} 226M318 ${44 + i * 14}L${606 - i * 38} 226`)} />
      <path d="M308 24h20l10 274h-40z" fill={deep} />
      <path d="M0 226h480v16H0z" fill={deep} />
      <Figure x={74} y={226} s={1.5} />
      <Figure x={182} y={226} s={1.5} body={mid} head={deep} />
      <Stroke d="M194 168l26-22" stroke={mid} width={8} />
      <Stroke d="M84 168l22-14" stroke={deep} width={8} />
      <circle cx="236" cy="128" r="20" stroke={accent} strokeWidth="6" />
      <Nodes at="106,154" size={14} fill={accent} />
      <Water y={282} />
    </>
  ),
  'business-services-flow': () => (
    <>
      <path d="M40 216a180 180 0 0 1 360 0h-34a146 146 0 0 0-292 0z" fill={soft} />
      <Stroke d="M40 216a180 180 0 0 1 360 0M74 216a146 146 0 0 1 292 0" width={3} />
      <path d="M108 216a112 112 0 0 1 224 0h-14a98 98 0 0 0-196 0z" fill={deep} />
      {[-162, -132, -102, -72, -42].map((angle, i) => {
        const [x, y] = polar(220, 216, 163, angle)
        return <Sheet key={angle} x={x} y={y} w={40} h={52} turn={angle + 90} fill={i === 2 ? accent : ground} />
      })}
      <path d="M0 216h136v10H0zM304 216h176v10H304z" fill={deep} />
      {times(4, (i) => (
        <rect key={i} x="340" y={236 + i * 18} width="120" height="12" rx="3" fill={i % 2 ? mid : deep} />
      ))}
      <Sheet x={28} y={262} w={40} h={52} turn={-14} />
      <Sheet x={72} y={274} w={40} h={52} turn={20} />
    </>
  ),
} satisfies Drawings
