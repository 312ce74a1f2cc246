'use client'

import { Map as MapIcon } from 'lucide-react'
import { useState } from 'react'
import { island } from '@/components/site/islands/island'
import { buttonClass } from '@/components/ui/button'

const REACH = 0.008

type OfficeMapProps = DrawnMapProps & { office: string; latitude: number; longitude: number }

export const OfficeMap = island(
  'office-map',
  function OfficeMap({ office, city, drawing, latitude, longitude }: OfficeMapProps) {
    const [isRequested, setRequested] = useState(false)
    const box = [longitude - REACH, latitude - REACH / 2, longitude + REACH, latitude + REACH / 2].join(',')
    if (isRequested)
      return (
        <iframe
          title={`Map of the ${office}, ${city}`}
          src={`https://www.openstreetmap.org/export/embed.html?bbox=${box}&layer=mapnik&marker=${latitude},${longitude}`}
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
          className="block h-72 w-full border-0"
        />
      )
    return (
      <div className="relative">
        <DrawnMap city={city} drawing={drawing} />
        <button
          type="button"
          onClick={() => setRequested(true)}
          className={buttonClass('secondary', 'absolute right-3 bottom-3 noscript:hidden')}
        >
          <MapIcon aria-hidden className="size-5" /> Show the map
          <span className="sr-only"> of the {office}, loaded from OpenStreetMap</span>
        </button>
      </div>
    )
  },
)

const drawings = {
  river: {
    water: <path d="M-10 150C80 120 140 170 230 140S400 90 490 120" strokeWidth="26" />,
    lanes: 'M-10 40h500M-10 88h500M60-10v200M150-10v200M330-10v200M420-10v200',
    roads: 'M-10 64 490 30M240-10v200M-10 120 490 60',
    blocks: 'M168 96h54v-46h-54zM258 100h54V84h-54zM258 72h54V46h-54z',
  },
  lake: {
    water: <path fill="var(--picture-soft)" d="M328 34c18-20 66-24 88-6s2 26-28 28-78-2-60-22z" strokeWidth="22" />,
    lanes: 'M-10 24C120 50 180 14 278 26M110-10C96 60 150 120 120 190M40-10c6 70-20 130 10 200M446-10c4 20 20 34 46 40',
    roads: 'M-10 110C90 90 150 128 240 128S330 40 490 70M240 128C214 70 300 40 290-10M240 128c10 30-30 40-26 62',
    blocks: 'M140 68h40v30h-40zM168 142h34v26h-34zM336 128h34v-24h-34zM146 44h30V30h-30z',
  },
}

type DrawnMapProps = { city: string; drawing: keyof typeof drawings }

function DrawnMap({ city, drawing }: DrawnMapProps) {
  const { water, lanes, roads, blocks } = drawings[drawing]
  return (
    <svg
      viewBox="0 0 480 180"
      role="img"
      aria-label={`Map with a pin in ${city}`}
      preserveAspectRatio="xMidYMid slice"
      className="h-44 w-full bg-sunken"
    >
      <g fill="none" strokeLinecap="round">
        <g className="stroke-[var(--picture-soft)]">{water}</g>
        <path d={lanes} className="stroke-line" strokeWidth="8" />
        <path d={roads} className="stroke-raised" strokeWidth="10" />
      </g>
      <path d={blocks} className="fill-[var(--picture-soft)]" opacity="0.7" />
      <path d="M240 128c-6-22-26-34-26-54a26 26 0 0 1 52 0c0 20-20 32-26 54z" className="fill-accent" />
      <circle cx="240" cy="74" r="9" className="fill-raised" />
    </svg>
  )
}
