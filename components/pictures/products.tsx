import { join, times } from './geometry'
import { accent, type Drawings, deep, ground, mid, soft } from './ink'
import { Dots, Nodes, Rings, Stroke, Water } from './motifs'
import { Figure } from './people'

export const products = {
  'products-three-arches': () => (
    <>
      <circle cx="352" cy="120" r="92" fill={soft} />
      <path
        d="M0 276V226L480 120V276H452A98 98 0 0 0 256 276H248A64 64 0 0 0 120 276H112A40 40 0 0 0 32 276z"
        fill={deep}
      />
      <Stroke
        d="M48 276a24 24 0 0 1 48 0M138 276a46 46 0 0 1 92 0M156 276a28 28 0 0 1 56 0M276 276a78 78 0 0 1 156 0M296 276a58 58 0 0 1 116 0"
        stroke={mid}
        width={4}
      />
      <path d="M318 276a36 36 0 0 1 72 0z" fill={accent} />
      <Stroke d="M0 214L480 108" width={2} dash="2 9" />
      <Stroke d="M0 276h480" stroke={deep} width={3} />
      <Water y={296} />
    </>
  ),
  'products-define-outline': () => (
    <>
      <path d="M0 210h92q20 84 148 84t148-84h92v110H0z" fill={soft} />
      <Stroke d="M0 210h92q20 84 148 84t148-84h92" stroke={deep} width={3} />
      <Stroke d="M60 180h360M60 196h360M92 196q30-92 148-92t148 92M92 196v14M388 196v14" dash="7 7" width={2.5} />
      <Stroke d={join(7, (i) => `M${138 + i * 34} 180V${[139, 118, 107, 104, 107, 118, 139][i]}`)} dash="3 7" />
      <Stroke d="M92 60v-16M388 60v-16M92 52h296M92 70v120M388 70v120" />
      <Stroke d={join(24, (i) => `M${10 + i * 20} 320v${i % 4 ? -8 : -16}`)} width={2} />
      <Figure x={36} y={210} s={1.1} />
      <Stroke d="M72 160v50M72 160l-10 50M72 160l10 50" width={2.5} />
      <Stroke d="M72 156h348" stroke={accent} width={2.5} dash="1 8" />
      <Dots at="72,156" size={14} fill={accent} />
      <Stroke d="M430 210v-70" width={3} />
      <path d="M430 140h24v18h-24z" fill={accent} />
    </>
  ),
  'products-create-span': () => (
    <>
      <circle cx="240" cy="120" r="92" fill={soft} />
      <Water y={284} />
      <path d="M0 168h214v14q-76 6-92 54v60H78v-60Q62 190 0 184z" fill={deep} />
      <path d="M480 168H266v14q76 6 92 54v60h44v-60q16-46 78-52z" fill={mid} />
      <path d="M220 118h40v16h-40z" fill={accent} />
      <Stroke d="M240 118V64M150 168V64h176M150 64l-40 104M150 90l26-26" width={2.5} />
      <Stroke d="M220 140v24M260 140v24" dash="2 7" width={2} />
      <Figure x={188} y={168} s={0.9} />
      <Figure x={294} y={168} s={0.9} body={mid} head={deep} />
      <Nodes at="150,64 240,64" size={13} />
    </>
  ),
  'products-support-cables': () => (
    <>
      <circle cx="240" cy="104" r="90" fill={soft} />
      <path d="M228 30h24l6 290h-36z" fill={deep} />
      {times(3, (i) => (
        <g key={i}>
          <Stroke
            d={`M240 ${46 + i * 22}L${60 + i * 58} 160M240 ${46 + i * 22}L${420 - i * 58} 160`}
            stroke={i === 1 ? accent : undefined}
            width={3}
          />
          <Stroke
            d={`M${52 + i * 58} 182L${60 + i * 58} 160M${428 - i * 58} 182L${420 - i * 58} 160`}
            stroke={i % 2 ? mid : deep}
            width={8}
          />
          <Figure x={44 + i * 58} y={248} s={1.3} body={i % 2 ? mid : deep} head={i % 2 ? deep : mid} />
          <Figure x={436 - i * 58} y={248} s={1.3} body={i % 2 ? mid : deep} head={i % 2 ? deep : mid} />
        </g>
      ))}
      <path d="M0 248h480v16H0z" fill={deep} />
      <Dots at={times(12, (i) => [20 + i * 40, 256])} size={4} fill={ground} />
      <Rings x={240} y={46} radii={[14]} width={4} />
      <Water y={292} />
    </>
  ),
} satisfies Drawings
