import { join, polar, times } from './geometry'
import { accent, type Drawings, deep, ground, mid, soft } from './ink'
import { Dots, Nodes, Rings, Stroke } from './motifs'
import { Figure } from './people'

export const trainings = {
  'trainings-rings': () => (
    <>
      <circle cx="240" cy="160" r="92" fill={soft} />
      <Rings x={240} y={160} radii={[22, 36, 52, 70, 92, 154, 184, 218, 256]} />
      <Dots at="240,160" size={22} fill={accent} />
      {times(8, (i) => {
        const angle = i * 45 + 22.5
        const [x, y] = polar(240, 160, 122, angle)
        return (
          <g key={i} transform={`translate(${x} ${y})rotate(${angle})`}>
            <rect x="-6" y="-30" width="26" height="60" rx="13" fill={i % 2 ? mid : deep} />
            <circle r="12" fill={i % 2 ? deep : mid} />
          </g>
        )
      })}
      <Stroke
        d={join(8, (i) => `M${polar(240, 160, 84, i * 45 + 22.5)}L${polar(240, 160, 98, i * 45 + 22.5)}`)}
        width={3}
      />
    </>
  ),
  'training-microsoft-windows': () => (
    <>
      <Stroke
        d="M136 90H60V50H0M136 120H40M344 90h60V40h76M344 214h96M136 200H80v50H0M136 236h-16v84M344 240h50v80M240 44V0M240 276v44"
        width={2}
      />
      <path d="M136 56h98v98h-98z" fill={deep} />
      <path d="M246 56h98v98h-98z" fill={mid} />
      <path d="M136 166h98v98h-98z" fill={soft} />
      <path d="M246 166h98v98h-98z" fill={accent} />
      <Stroke d="M172 88l-18 17 18 17M198 88l18 17-18 17" stroke={ground} width={5} />
      <path d="M272 88v36c0 12 46 12 46 0V88" fill={ground} />
      <ellipse cx="295" cy="88" rx="23" ry="9" fill={ground} stroke={mid} strokeWidth="3" />
      <Stroke d="M272 106c0 12 46 12 46 0" stroke={mid} width={3} />
      <path d="M164 234a16 16 0 0 1 2-32 22 22 0 0 1 41 4 14 14 0 0 1 1 28z" fill={deep} />
      <Stroke d="M272 238v-18M288 238v-36M304 238v-26M320 238v-48" stroke={ground} width={8} />
      <Nodes at="240,160 240,44 240,276 136,90 136,120 136,200 136,236 344,90 344,214 344,240 40,120 440,214" />
    </>
  ),
  'training-java-cups': () => (
    <>
      <circle cx="240" cy="170" r="118" fill={soft} />
      <g strokeWidth="11">
        <circle cx="306" cy="240" r="22" stroke={deep} />
        <circle cx="306" cy="204" r="22" stroke={mid} />
        <circle cx="306" cy="168" r="22" stroke={deep} />
      </g>
      <g stroke={ground} strokeWidth="4">
        <circle cx="240" cy="234" r="62" fill={deep} />
        <circle cx="240" cy="198" r="62" fill={mid} />
        <circle cx="240" cy="162" r="62" fill={deep} />
      </g>
      <circle cx="240" cy="162" r="48" fill={ground} />
      <circle cx="240" cy="162" r="40" fill={accent} />
      <Rings x={240} y={162} radii={[12, 22, 31]} stroke={ground} />
      <Stroke d="M216 108V84l-16-16V44M240 100V62l14-14V24M264 108V92l18-18V52" width={3} />
      <Nodes at="200,40 254,20 282,48" size={13} />
      <Stroke d="M120 302h240" stroke={deep} width={4} />
    </>
  ),
  'training-administration-racks': () => (
    <>
      <Stroke d="M112 56Q240 236 368 56M112 56Q60 130 0 160M368 56q52 74 112 104" width={3} />
      <Stroke
        d={join(11, (i) => {
          const t = (i + 1) / 12
          return `M${Math.round(112 + 256 * t)} ${Math.round(56 + 360 * t * (1 - t))}V258`
        })}
        opacity={0.6}
      />
      <path d="M0 258h480v14H0z" fill={deep} />
      {[70, 326].map((x) => (
        <g key={x} transform={`translate(${x} 48)`}>
          <path d="M0 0h84v210H0zM6 224h72v48H6z" fill={deep} />
          <path d={join(6, (i) => `M10 ${12 + i * 32}h64v24h-64z`)} fill={mid} />
          <Stroke d={join(6, (i) => `M20 ${24 + i * 32}h22`)} stroke={ground} width={3} />
          <Dots at={times(6, (i) => [62, 24 + i * 32])} fill={ground} />
        </g>
      ))}
      <Dots at="132,136 388,200" fill={accent} />
      <Figure x={240} y={258} s={1.9} body={accent} head={deep} />
    </>
  ),
} satisfies Drawings
