import { join, polar, times } from './geometry'
import { accent, type Drawings, deep, ground, mid, soft } from './ink'
import { Dots, Nodes, Rings, Stroke, Viaduct, Water } from './motifs'
import { Figure } from './people'

// One letter per tile: which way its two quarter circles bend.
const wall = 'abbabaabaabbbbabababaabab'

export const company = {
  'consulting-compass': () => (
    <>
      <Stroke
        d={`${join(12, (i) => `M${i * 40 + 20} 0v320`)}${join(8, (i) => `M0 ${i * 40 + 20}h480`)}`}
        opacity={0.15}
      />
      <Stroke
        d="M0 220h480M0 234h480M70 220V90M84 220V90M396 220V90M410 220V90M0 180Q50 160 77 90Q240 330 403 90Q430 160 480 180M60 234v50h34v-50M386 234v50h34v-50"
        width={2}
        stroke={mid}
      />
      <circle cx="240" cy="150" r="104" fill={ground} stroke={deep} strokeWidth="5" />
      <Rings x={240} y={150} radii={[90]} width={9} stroke={soft} />
      <Stroke
        d={join(24, (i) => `M${polar(240, 150, 94, i * 15)}L${polar(240, 150, i % 6 ? 88 : 80, i * 15)}`)}
        width={2}
      />
      <path d="M240 150l46-46-30 46 30 46zM240 150l-46-46 30 46-30 46z" fill={soft} />
      <path d="M240 72l16 78h-16zM318 150l-78 16v-16zM240 228l-16-78h16zM162 150l78-16v16z" fill={mid} />
      <path d="M240 228l16-78h-16zM162 150l78 16v-16zM318 150l-78-16v16z" fill={deep} />
      <path d="M240 72l16 78h-32z" fill={accent} />
      <Nodes at="240,150" size={16} />
    </>
  ),
  'case-studies-panels': () => (
    <>
      {times(4, (i) => (
        <g key={i} transform={`translate(${26 + i * 109} ${52 - (i % 2) * 14})`}>
          <rect width="101" height="230" rx="8" fill={soft} />
          <path d="M0 192h101v30a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z" fill={mid} />
          <path d={`M45 ${i ? 36 : 96}h11l4 ${i ? 156 : 96}h-19z`} fill={deep} />
          {i > 0 && <Stroke d={join(4, (j) => `M50 ${46 + j * 18}L${6 + j * 11} 142`)} />}
          {i > 1 && <Stroke d={join(4, (j) => `M51 ${46 + j * 18}L${95 - j * 11} 142`)} />}
          {i > 0 && <path d={`M0 142h${i > 1 ? 101 : 62}v9H0z`} fill={deep} />}
          {i > 2 && <path d="M8 128h22v13H8zM33 133h9v8h-9zM66 130h16v11H66z" fill={accent} />}
          <Stroke d="M12 208h34m14 0h26M26 218h40" stroke={ground} opacity={0.6} />
        </g>
      ))}
    </>
  ),
  'focus-rings': () => (
    <>
      <g stroke={deep}>
        {[232, 200, 170, 142, 116, 92, 70, 50].map((r, i) => (
          <circle
            key={r}
            cx="240"
            cy="160"
            r={r}
            strokeWidth={2 + i}
            strokeDasharray={`${r * (0.5 + i * 0.12)} ${r * (0.547 - i * 0.04)}`}
            transform={`rotate(${i * 37} 240 160)`}
            stroke={i % 2 ? mid : deep}
          />
        ))}
      </g>
      <circle cx="240" cy="160" r="30" fill={accent} />
      <Stroke d="M240 0v40M240 280v40M0 160h60M420 160h60" width={2} />
      <Nodes at="240,40 240,280 60,160 420,160" size={13} />
    </>
  ),
  'niche-tile': () => (
    <>
      <path d="M0 0h480v320H0z" fill={soft} />
      {[0, 1].map((shade) => (
        <Stroke
          key={shade}
          d={join(24, (i) => (i % 2 === shade ? '' : bend((i % 6) * 80, Math.floor(i / 6) * 80, wall[i] === 'a')))}
          stroke={shade ? deep : mid}
          width={9}
        />
      ))}
      <Stroke d={`${join(5, (i) => `M${80 + i * 80} 0v320`)}M0 80h480M0 160h480M0 240h480`} stroke={ground} width={3} />
      <path d="M240 80h80v80h-80z" fill={deep} />
      <g transform="translate(252 66)">
        <path d="M0 0h80v80H0z" fill={accent} stroke={ground} strokeWidth="4" />
        <Stroke d={bend(0, 0, true)} stroke={ground} width={9} />
      </g>
    </>
  ),
  'track-record-pillars': () => (
    <>
      <circle cx="96" cy="84" r="56" fill={soft} />
      <path d="M0 152q90 6 180 58t300 82v28H0z" fill={soft} />
      <Stroke d="M0 152q90 6 180 58t300 82" width={2} />
      <Viaduct x={-12} y={120} spans={[62, 62, 62, 62, 62, 62]} pier={18} deck={14} height={46} />
      <path
        d="M68 160h18v16H68zM148 160h18v50h-18zM228 160h18v82h-18zM308 160h18v104h-18zM388 160h18v122h-18zM468 160h12v142h-12z"
        fill={deep}
      />
      <path d="M60 176h34v8H60zM140 206h34v8h-34zM220 238h34v8h-34zM300 260h34v8h-34zM380 278h34v8h-34z" fill={mid} />
      <Stroke d="M0 108h480" stroke={accent} width={4} />
      <Nodes at="77,108 157,108 237,108 317,108 397,108" size={14} fill={accent} />
      <Figure x={397} y={104} s={1.1} />
      <Stroke d="M77 196v60M157 226v50M237 256v34M317 276v20" dash="2 7" opacity={0.6} />
    </>
  ),
  'customer-meeting-bridge': () => (
    <>
      <circle cx="240" cy="120" r="116" fill={soft} />
      <path d="M60 244h360v16H60z" fill={deep} />
      <path d="M0 190q70 0 104 66v64H0z" fill={deep} />
      <path d="M480 190q-70 0-104 66v64h104z" fill={mid} />
      <Stroke d="M104 318a136 60 0 0 1 272 0" stroke={deep} width={8} />
      <Stroke d="M150 260v26M195 260v6M285 260v6M330 260v26" stroke={deep} width={4} />
      <Figure x={178} y={244} s={2.6} />
      <Figure x={302} y={244} s={2.6} body={mid} head={deep} />
      <Stroke d="M196 142l44 30" stroke={deep} width={15} />
      <Stroke d="M284 142l-44 30" stroke={mid} width={15} />
      <Dots at="240,172" size={24} fill={accent} />
      <Water x={170} y={298} w={140} />
    </>
  ),
} satisfies Drawings

function bend(x: number, y: number, rising: boolean) {
  return rising
    ? `M${x + 40} ${y}a40 40 0 0 1-40 40M${x + 80} ${y + 40}a40 40 0 0 0-40 40`
    : `M${x + 40} ${y}a40 40 0 0 0 40 40M${x} ${y + 40}a40 40 0 0 1 40 40`
}
