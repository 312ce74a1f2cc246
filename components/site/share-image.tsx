import { ImageResponse } from 'next/og'
import { site } from '@/lib/site'

export const shareImageSize = { width: 1200, height: 630 }

/** The picture of a page on share cards: its title over the brand's bridge. Drawn by satori, which knows only inline styles. */
export function shareImage(title: string): ImageResponse {
  return new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', background: '#12392b', color: '#f4efe4', padding: 80 }}>
      <svg width="1200" height="630" viewBox="0 0 1200 630" fill="none" style={{ position: 'absolute', left: 0, top: 0 }}>
        <path d="M0 540h1200M0 556h1200" stroke="#3d7a5f" strokeWidth="3" />
        <path d="M40 540a180 180 0 0 1 360 0M80 540a140 140 0 0 1 280 0M400 540a180 180 0 0 1 360 0M440 540a140 140 0 0 1 280 0M760 540a180 180 0 0 1 360 0M800 540a140 140 0 0 1 280 0" stroke="#3d7a5f" strokeWidth="3" />
        <circle cx="940" cy="360" r="14" fill="#e0935c" />
      </svg>
      <div style={{ display: 'flex', flexDirection: 'column', maxWidth: 960 }}>
        <div style={{ fontSize: 34, color: '#bfd0c5' }}>{site.legalName}</div>
        <div style={{ fontSize: 72, marginTop: 24, lineHeight: 1.1 }}>{title}</div>
      </div>
    </div>,
    shareImageSize,
  )
}
