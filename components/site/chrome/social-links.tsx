import { site } from '@/lib/site/company'

const shapes: Record<string, string> = {
  LinkedIn:
    'M5 9h3v10H5zM6.500 4.500a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400zM10 9h2.900v1.400c.5-.9 1.600-1.700 3.200-1.700 2.900 0 3.900 1.800 3.900 4.500V19h-3v-5.200c0-1.400-.4-2.400-1.700-2.400-1.500 0-2.300 1-2.300 2.600v5h-3z',
  Facebook:
    'M13.500 20v-7h2.400l.4-2.900h-2.800V8.300c0-.8.300-1.400 1.500-1.400h1.400V4.300c-.3 0-1.200-.1-2.200-.1-2.200 0-3.600 1.300-3.600 3.700v2.200H8.200V13h2.400v7z',
  X: 'M4 4h4.700l3.700 5 4.400-5h2.400l-5.700 6.500L20 20h-4.700l-4.100-5.500L6.400 20H4l6.100-6.900zm3.300 1.700L16.100 18.200h1.100L8.400 5.700z',
  YouTube:
    'M21 8.200a2.500 2.500 0 0 0-1.800-1.800C17.600 6 12 6 12 6s-5.600 0-7.200.4A2.500 2.500 0 0 0 3 8.200 26 26 0 0 0 2.700 12 26 26 0 0 0 3 15.800a2.500 2.500 0 0 0 1.800 1.800C6.400 18 12 18 12 18s5.600 0 7.200-.4a2.500 2.500 0 0 0 1.800-1.800 26 26 0 0 0 .3-3.800 26 26 0 0 0-.3-3.800zM10.200 14.600V9.400l4.500 2.600z',
}

export function SocialLinks({ className = '', isSmall = false }: { className?: string; isSmall?: boolean }) {
  return (
    <ul className={`flex items-center ${className}`}>
      {site.social.map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className={`grid place-items-center rounded-control hover:opacity-75 ${isSmall ? 'h-6 w-8' : 'size-[44px]'}`}
          >
            <svg viewBox="0 0 24 24" aria-hidden className={isSmall ? 'size-4' : 'size-4.5'} fill="currentColor">
              <path d={shapes[name]} />
            </svg>
            <span className="sr-only">
              {site.name} on {name} (opens in a new tab)
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
