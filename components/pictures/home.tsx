import { polar, times } from './geometry'
import { accent, type Drawings, deep, ground, mid, soft } from './ink'
import { Dots, Nodes, Rings, Sheet, Stroke, Viaduct, Water, Window } from './motifs'
import { Bust, Figure } from './people'

export const home = {
  'home-application-services': () => (
    <>
      <circle cx="330" cy="120" r="106" fill={soft} />
      <Stroke d="M70 160v106h70M330 60h80v60M40 60H0M40 80H0M440 240h40M440 220h40M140 290H60v30" width={2} />
      <Window x={40} y={36} w={190} h={124} fill={mid} bar={deep} />
      <Window x={140} y={92} w={190} h={130} fill={soft} bar={mid} ink="var(--picture-line)" />
      <Window x={250} y={148} w={190} h={136} />
      <Stroke d="M140 266h110" stroke={accent} width={4} />
      <Stroke d="M190 222v44" stroke={accent} width={4} />
      <Nodes at="70,160 330,60 410,120 140,290" />
      <Nodes at="140,266 190,222 250,266" size={15} fill={accent} />
    </>
  ),
  'home-business-service': () => (
    <>
      <path d="M70 250h30a120 96 0 0 1 240 0h30v30h-50a100 78 0 0 0-200 0H70z" fill={deep} />
      <path d="M0 250h86v70H0zM354 250h126v70H354z" fill={mid} />
      <Water x={128} y={294} w={184} />
      <Sheet x={34} y={206} w={44} h={58} turn={-18} />
      <Sheet x={62} y={172} w={44} h={58} turn={12} />
      <Sheet x={30} y={134} w={44} h={58} turn={26} fill={soft} />
      <Sheet x={131} y={149} w={40} h={54} turn={-32} />
      <Sheet x={220} y={124} w={40} h={54} fill={accent} />
      <Sheet x={309} y={149} w={40} h={54} turn={32} />
      {times(5, (i) => (
        <rect key={i} x="372" y={134 + i * 24} width="90" height="16" rx="4" fill={[deep, mid, deep, mid, deep][i]} />
      ))}
      <Stroke d="M384 142h24M384 166h40M384 190h24M384 214h34M384 238h24" stroke={ground} width={3} />
      <Stroke d="M96 96Q220 10 350 110" dash="2 9" width={2} />
    </>
  ),
  'home-technology-trainings': () => (
    <>
      <circle cx="240" cy="176" r="168" fill={soft} />
      <circle cx="240" cy="176" r="112" fill={ground} />
      <Rings x={240} y={176} radii={[60, 84, 112, 138, 168, 200, 234]} />
      <Figure x={240} y={206} s={2.1} body={accent} head={deep} />
      <Stroke d="M258 128L292 92" stroke={accent} width={11} />
      <Nodes
        at={[
          polar(240, 176, 112, -50),
          polar(240, 176, 168, -20),
          polar(240, 176, 168, 200),
          polar(240, 176, 200, -130),
        ]}
        size={14}
      />
      <Bust x={112} y={320} s={1.15} />
      <Bust x={240} y={320} s={1.15} body={mid} head={deep} />
      <Bust x={368} y={320} s={1.15} />
    </>
  ),
  'home-global-staffing': () => (
    <>
      <circle cx="336" cy="126" r="92" fill={soft} />
      <Viaduct x={-70} y={196} spans={[80, 80, 80, 80, 80, 80]} pier={24} deck={16} height={90} />
      {[46, 150, 254, 358, 462].map((x) => (
        <path key={x} d={`M${x - 16} 164h32v10h-4v22h-24v-22h-4z`} fill={mid} />
      ))}
      <Figure x={46} y={164} s={1.3} />
      <Figure x={150} y={164} s={1.45} body={mid} head={deep} />
      <Figure x={254} y={164} s={1.3} />
      <Figure x={358} y={164} s={1.45} body={accent} head={deep} />
      <Figure x={462} y={164} s={1.3} />
      <Stroke d="M58 190h80M162 190h80M266 190h80M370 190h80" />
      <Dots at="98,204 202,204 306,204 410,204" size={5} fill={ground} />
      <Water y={292} />
    </>
  ),
} satisfies Drawings
