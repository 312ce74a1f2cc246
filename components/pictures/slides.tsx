import { join, polar } from './geometry'
import { accent, type Drawings, deep, ground, mid, soft } from './ink'
import { Nodes, Rings, Stroke, Water, Window } from './motifs'
import { Figure } from './people'

export const slides = {
  'slide-it-solutions': () => (
    <>
      <circle cx="320" cy="236" r="196" fill={soft} />
      <Water x={176} y={448} w={288} />
      <path d="M0 416h186v84H0zM454 416h186v84H454z" fill={deep} />
      <Window x={56} y={150} w={96} h={70} />
      <Window x={28} y={230} w={152} h={178} fill={mid} bar={deep} />
      <Window x={476} y={116} w={110} h={104} fill={mid} bar={deep} />
      <Window x={460} y={230} w={152} h={178} />
      <Stroke d="M180 356h280M180 332h280" width={3} />
      <Stroke d="M180 344h280" stroke={accent} width={5} />
      <Stroke d="M190 332a130 130 0 0 1 260 0M206 332a114 114 0 0 1 228 0" width={3} />
      <Stroke
        d={join(7, (i) => {
          const x = 218 + i * 34
          return `M${x} 332V${Math.round(332 - Math.sqrt(114 ** 2 - (x - 320) ** 2))}`
        })}
      />
      <Nodes at={[15, 40, 65, 90, 115, 140, 165].map((a) => polar(320, 332, 122, 180 + a))} size={15} />
      <Nodes at="180,344 460,344 320,344" size={17} fill={accent} />
      <Stroke d="M254 356v34h-28M320 356v62M386 356v34h28" width={2.5} />
      <Nodes at="226,390 320,418 414,390" />
    </>
  ),
  'slide-outsourcing-services': () => (
    <>
      <path d="M320 0h320v410H320z" fill={soft} />
      <circle cx="138" cy="112" r="46" fill={accent} />
      <Rings x={138} y={112} radii={[64, 82]} />
      <path d="M508 64a50 50 0 1 0 44 74 42 42 0 0 1-44-74z" fill={deep} />
      <path d="M0 270h64v140H0zM116 300h56v110h-56z" fill={mid} />
      <path d="M54 206l34-22 34 22v204H54zM164 252h44v158h-44zM184 252v-38h4v38z" fill={deep} />
      <path d="M432 262h22v148h-22zM576 262h22v148h-22zM443 236l11 26h-22zM587 236l11 26h-22z" fill={mid} />
      <path d="M604 318h36v92h-36z" fill={mid} />
      <path
        d="M454 300h122v110h-34v-42a27 27 0 0 0-54 0v42h-34zM482 300a33 33 0 0 1 66 0zM512 250h6v18h-6z"
        fill={deep}
      />
      <Stroke d={join(4, (i) => `M74 ${232 + i * 26}h10m8 0h10`)} stroke={ground} width={4} />
      <Stroke d={join(3, (i) => `M16 ${294 + i * 26}h10m8 0h10`)} stroke={ground} width={4} />
      <Stroke d={join(4, (i) => `M178 ${274 + i * 24}h16`)} stroke={ground} width={4} />
      <Stroke d="M470 322h12m10 0h12m24 0h12m10 0h12" stroke={ground} width={4} />
      <Stroke d="M210 404a110 110 0 0 1 220 0" width={10} stroke={deep} />
      <Stroke
        d={join(7, (i) => `M${236 + i * 28} 404V${Math.round(404 - Math.sqrt(110 ** 2 - (84 - i * 28) ** 2))}`)}
        width={2}
      />
      <path d="M0 402h640v14H0z" fill={deep} />
      <Water x={30} y={444} w={580} />
      <Stroke d="M224 472h192" dash="30 18" opacity={0.5} />
    </>
  ),
  'slide-technology-leadership': () => (
    <>
      <circle cx="320" cy="262" r="222" fill={soft} />
      <circle cx="320" cy="262" r="158" fill={ground} />
      <circle cx="320" cy="262" r="96" fill={soft} />
      <Rings x={320} y={262} radii={[96, 112, 134, 158, 188, 222]} />
      <Rings x={320} y={262} radii={[262, 308, 360]} opacity={0.5} />
      <Stroke d="M104 210A222 222 0 0 1 372 46" stroke={deep} width={7} />
      <Stroke d="M474 300A158 158 0 0 1 300 419" stroke={mid} width={7} />
      <Stroke d="M58 262A262 262 0 0 0 189 489M539 118A262 262 0 0 1 581 283" stroke={mid} width={3} />
      <Stroke d="M372 46h88v-26M474 300h56v60h60" width={2.5} />
      <Nodes at="104,210 372,46 460,20 474,300 300,419 590,360" size={16} />
      <Figure x={320} y={332} s={2} head={accent} />
      <path d="M256 332h128v6H256z" fill={deep} />
    </>
  ),
} satisfies Drawings
