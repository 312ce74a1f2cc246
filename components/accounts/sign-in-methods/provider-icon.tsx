import { KeyRound } from 'lucide-react'
import type { ProviderKind } from '@/lib/auth/providers/schema'

/** A provider's own mark in its own colors, as their brand rules ask for. */
export function ProviderIcon({ kind }: { kind: ProviderKind }) {
  if (kind === 'other') return <KeyRound aria-hidden className="size-5 shrink-0" />
  return (
    <svg aria-hidden viewBox="0 0 24 24" className="size-5 shrink-0">
      {marks[kind].map(({ fill, d }) => (
        <path key={d} fill={fill} d={d} />
      ))}
    </svg>
  )
}

const marks = {
  google: [
    {
      fill: '#4285f4',
      d: 'M23.5 12.3c0-.9-.1-1.5-.3-2.2H12v4.1h6.5a5.6 5.6 0 0 1-2.4 3.7v3h3.9c2.2-2.1 3.5-5.1 3.5-8.6z',
    },
    { fill: '#34a853', d: 'M12 24c3.2 0 6-1.1 8-2.9l-3.9-3a7.2 7.2 0 0 1-10.8-3.8h-4v3.1A12 12 0 0 0 12 24z' },
    { fill: '#fbbc05', d: 'M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8z' },
    { fill: '#ea4335', d: 'M12 4.8c1.8 0 3.3.6 4.6 1.8L20 3.2A12 12 0 0 0 1.3 6.6l4 3.1A7.2 7.2 0 0 1 12 4.8z' },
  ],
  microsoft: [
    { fill: '#f25022', d: 'M1 1h10.5v10.5H1z' },
    { fill: '#7fba00', d: 'M12.5 1H23v10.5H12.5z' },
    { fill: '#00a4ef', d: 'M1 12.5h10.5V23H1z' },
    { fill: '#ffb900', d: 'M12.5 12.5H23V23H12.5z' },
  ],
  linkedin: [
    {
      fill: '#0a66c2',
      d: 'M22.2 0H1.8C.8 0 0 .8 0 1.7v20.6c0 .9.8 1.7 1.8 1.7h20.4c1 0 1.8-.8 1.8-1.7V1.7C24 .8 23.2 0 22.2 0zM7.1 20.5H3.6V9h3.5zM5.3 7.4a2.1 2.1 0 1 1 0-4.1 2.1 2.1 0 0 1 0 4.1zm15.2 13.1h-3.6v-5.6c0-1.3 0-3-1.8-3s-2.1 1.4-2.1 2.9v5.7H9.4V9h3.4v1.6c.5-.9 1.7-1.9 3.4-1.9 3.6 0 4.3 2.4 4.3 5.5z',
    },
  ],
} as const
