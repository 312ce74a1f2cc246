import { join, type Point, polar, times } from './geometry'
import { accent, type Drawings, deep, ground, mid, soft } from './ink'
import { Dots, Nodes, Rings, Stroke, Tiles } from './motifs'
import { Figure } from './people'

const cell = (column: number, row: number): Point => [138 + column * 72, 40 + row * 72]

export const augmentation = {
  'staff-augmentation-team': () => (
    <>
      <circle cx="280" cy="124" r="106" fill={soft} />
      <Stroke d="M0 230h480" stroke={deep} width={4} />
      {[40, 120, 280, 440].map((x, i) => (
        <Figure key={x} x={x} y={230} s={2.2} body={i % 2 ? mid : deep} head={i % 2 ? deep : mid} />
      ))}
      <path d="M166 230h68l20 52h-108zM326 230h68l20 52h-108z" fill={ground} stroke={deep} strokeWidth="2" />
      <Figure x={200} y={268} s={2.2} body={accent} head={deep} />
      <Figure x={360} y={268} s={2.2} body={accent} head={deep} />
      <Stroke d="M188 304l12-10 12 10M348 304l12-10 12 10" stroke={accent} width={3} />
    </>
  ),
  'augmentation-account-hub': () => (
    <>
      <circle cx="240" cy="160" r="118" fill={soft} />
      <Rings x={240} y={160} radii={[118, 132, 82]} />
      <Stroke d={join(6, (i) => `M240 160L${polar(240, 160, 118, i * 60 - 30)}`)} stroke={deep} width={6} />
      <circle cx="240" cy="160" r="62" fill={ground} stroke={deep} strokeWidth="6" />
      <Figure x={240} y={206} s={1.3} body={accent} head={deep} />
      <Dots at={times(6, (i) => polar(240, 160, 118, i * 60 - 30))} size={44} fill={deep} />
      <Dots at={times(6, (i) => polar(240, 160, 118, i * 60 - 30))} size={30} fill={ground} />
      <Dots at={times(6, (i) => polar(240, 160, 118, i * 60 - 30))} size={16} fill={mid} />
      <Stroke d="M0 160h108M372 160h108" dash="2 9" width={2} />
    </>
  ),
  'augmentation-process-track': () => (
    <>
      <path d="M96 40h48v240H96zM216 40h48v240h-48zM336 40h48v240h-48z" fill={soft} />
      <Stroke
        d="M0 40h40l30 30h410M0 110h60l20 0h400M0 250h40l30-30h410M0 290h30l40-40h360l50 50"
        width={2.5}
        stroke={mid}
      />
      <Stroke d="M0 180h56l16-20h408" stroke={accent} width={5} />
      <Stroke d="M96 40v240M144 40v240M216 40v240M264 40v240M336 40v240M384 40v240" />
      <Nodes
        at={[120, 240, 360].flatMap((x): Point[] => [
          [x, 70],
          [x, 110],
          [x, 220],
          [x, 250],
        ])}
        size={19}
        rim={deep}
      />
      <Nodes at="120,160 240,160 360,160" size={30} rim={deep} fill={accent} />
      <Stroke d="M114 160l4 5 8-9M234 160l4 5 8-9M354 160l4 5 8-9" stroke={ground} width={3} />
      <path d="M90 30h60v10H90zM210 30h60v10h-60zM330 30h60v10h-60z" fill={deep} />
    </>
  ),
  'augmentation-understudy-pair': () => (
    <>
      <circle cx="176" cy="150" r="116" fill={soft} />
      <circle cx="304" cy="150" r="116" stroke="var(--picture-line)" strokeWidth="1.5" strokeDasharray="3 8" />
      <Figure x={176} y={286} s={3.3} head={mid} />
      <Figure x={304} y={286} s={3.3} outline="0" />
      <Stroke d="M60 286h360" stroke={deep} width={4} />
      <Stroke d="M216 166h48" stroke={accent} width={5} />
      <Dots at="216,166 264,166" size={17} fill={accent} />
    </>
  ),
  'augmentation-resource-tiles': () => (
    <>
      <Tiles at={[cell(0, 0), cell(2, 0), cell(1, 1), cell(0, 2)]} size={62} fill={deep} />
      <Tiles at={[cell(1, 0), cell(0, 1), cell(2, 2)]} size={62} fill={mid} />
      <Stroke d="M286 116h54v54h-54zM214 188h54v54h-54z" dash="4 7" />
      <Tiles at={[[362, 112]]} size={62} fill={soft} />
      <Tiles at={[[210, 230]]} size={62} fill={accent} />
      <Stroke d="M434 130h30M434 143h46M434 156h30M228 302v10M241 302v18M254 302v10" width={2.5} />
      <Stroke
        d="M152 55h36M224 55h22M296 55h34M152 127h22M224 127h36M152 199h34M296 199h22M152 65h20M224 137h20M296 65h20"
        stroke={ground}
        width={3}
      />
      <Nodes at="393,143 241,261" size={14} />
      <Stroke d="M120 40v206M360 40v60M360 190v56" opacity={0.5} />
    </>
  ),
} satisfies Drawings
