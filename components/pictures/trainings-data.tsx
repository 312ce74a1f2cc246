import { join, times } from './geometry'
import { accent, type Drawings, deep, ground, mid, soft } from './ink'
import { Dots, Nodes, Rings, Slab, Stroke, Viaduct } from './motifs'

export const dataTrainings = {
  'training-warehouse-layers': () => (
    <>
      <circle cx="240" cy="150" r="128" fill={soft} />
      <Slab x={148} y={168} edge={22} h={86} top={mid} />
      <Slab x={332} y={168} edge={22} h={86} top={mid} />
      <Slab x={240} y={212} edge={22} h={86} top={mid} />
      <path d="M167 206v24q16-24 54 8v-10zM313 206v24q-16-24-54 8v-10z" fill={mid} />
      <Slab x={240} y={96} edge={130} h={16} top={mid} left={deep} />
      <Slab x={240} y={58} edge={130} h={16} top={accent} left={deep} />
      <Slab x={240} y={20} edge={130} h={16} top={ground} left={mid} />
      <Stroke d="M202.500 41.700l112.500 65M165 63.300l112.500 65M277.500 41.700l-112.500 65M315 63.300l-112.500 65" />
      <Nodes at="240,63 277.5,85 202.5,85 240,107" />
    </>
  ),
  'training-hyperion-cube': () => (
    <>
      <Rings x={240} y={160} radii={[122, 146, 172]} opacity={0.5} />
      <Slab x={240} y={34} edge={126} />
      <Stroke
        d="M276.400 55l-109.200 63M312.700 76l-109.200 63M203.600 55l109.200 63M167.300 76l109.200 63M167.300 118v126M203.600 139v126M130.900 139l109.100 63 109.100-63M130.900 181l109.100 63 109.100-63M276.400 139v126M312.800 118v126"
        stroke={ground}
      />
      <Slab x={240} y={118} edge={42} top={accent} left={accent} right={accent} />
      <Stroke d="M240 160H420V90M131 97H70v-40" dash="3 8" width={2} />
      <Nodes at="240,160 420,90 131,97 70,57" size={13} />
    </>
  ),
  'training-salesforce-cloud': () => (
    <>
      <Stroke d={join(6, (i) => `M${165 + i * 30} 160L${40 + i * 80} 256`)} width={2} />
      <path d="M0 256h480v14H0zM58 270h16v50H58zM232 270h16v50h-16zM406 270h16v50h-16z" fill={deep} />
      <g fill={deep}>
        <circle cx="150" cy="122" r="48" />
        <circle cx="326" cy="118" r="52" />
        <path d="M150 120h176v50H150z" />
      </g>
      <circle cx="206" cy="92" r="58" fill={mid} />
      <circle cx="276" cy="86" r="46" fill={soft} />
      <circle cx="250" cy="128" r="42" fill={deep} />
      <g stroke={ground} strokeWidth="1.5">
        <circle cx="206" cy="92" r="46" />
        <circle cx="326" cy="118" r="38" />
        <circle cx="150" cy="122" r="34" />
        <circle cx="250" cy="128" r="28" />
      </g>
      <Dots at="250,128" size={20} fill={accent} />
      <Nodes at={times(6, (i) => [40 + i * 80, 256])} size={13} />
      <Stroke d="M20 296h24m44 0h130m44 0h130m44 0h24" dash="30 18" opacity={0.5} />
    </>
  ),
  'training-erp-gears': () => (
    <>
      <Rings x={232} y={146} radii={[112, 146, 184, 226]} opacity={0.3} />
      <g strokeWidth="20">
        <circle cx="118" cy="190" r="56" stroke={deep} />
        <circle cx="232" cy="146" r="80" stroke={mid} />
        <circle cx="356" cy="186" r="60" stroke={deep} />
        <g strokeLinecap="butt">
          <path d="M132.9 136.0A56 56 0 0 1 166.2 161.5" stroke={deep} />
          <path d="M308.7 123.2A80 80 0 0 1 309.1 167.3" stroke={mid} />
        </g>
      </g>
      <g stroke={ground} strokeWidth="2" strokeDasharray="2 10">
        <circle cx="118" cy="190" r="56" />
        <circle cx="232" cy="146" r="80" />
        <circle cx="356" cy="186" r="60" />
      </g>
      <Stroke d="M0 214h84q34 0 60-40t88-40 88 34 62 46h98" dash="2 9" width={2.5} />
      <path d="M208 106h48v58h-48z" fill={accent} stroke={ground} strokeWidth="5" />
      <Stroke d="M219 121h16m-16 13h26m-26 13h26" stroke={ground} width={3} />
      <Nodes at="30,214 118,200 340,190 450,214" size={16} />
    </>
  ),
  'training-big-data-streams': () => (
    <>
      <Stroke d={streams([0, 3, 5])} stroke={soft} width={6} />
      <Stroke d={streams([1, 4])} stroke={mid} width={6} />
      <Stroke d={streams([2])} stroke={deep} width={6} />
      <Stroke d="M254 20V320" stroke={accent} width={6} />
      <Viaduct x={-4} y={96} spans={[112, 112, 112]} pier={38} deck={20} height={150} />
      <Stroke d="M0 106h480" stroke={ground} dash="14 12" width={2} />
      <path d="M-4 238h46v12H-4zM138 238h54v12h-54zM288 238h54v12h-54zM438 238h46v12h-46z" fill={mid} />
      <Dots at="254,20" size={18} fill={accent} />
      <Dots at="104,290 220,40 370,274 404,50" size={13} fill={mid} />
    </>
  ),
} satisfies Drawings

/** The chosen ones of six parallel streams under each of three arches, begun at uneven heights. */
function streams(chosen: number[]) {
  const starts = [30, 0, 52, 14, 40, 0]
  return chosen.map((n) => join(3, (arch) => `M${50 + n * 17 + arch * 150} ${starts[(n + arch * 2) % 6]}V320`)).join('')
}
