const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Options for the days an office is open, with schema.org's day names. */
export const officeDays = {
  none: { label: "Don't show hours", days: [] },
  'monday-friday': { label: 'Monday to Friday', days: week.slice(0, 5) },
  'monday-saturday': { label: 'Monday to Saturday', days: week.slice(0, 6) },
  'sunday-thursday': { label: 'Sunday to Thursday', days: [...week.slice(6), ...week.slice(0, 4)] },
  daily: { label: 'Every day', days: week },
} as const satisfies Record<string, { label: string; days: readonly string[] }>

type Hours = { days: keyof typeof officeDays; opens: string; closes: string }

/** "Monday to Friday, 9 AM – 6 PM", or null if the office shows no hours. */
export function hoursLine({ days, opens, closes }: Hours): string | null {
  return days === 'none' ? null : `${officeDays[days].label}, ${clockLabel(opens)} – ${clockLabel(closes)}`
}

/** The hours as structured data (schema.org), or null. */
export function hoursData({ days, opens, closes }: Hours): Record<string, unknown> | null {
  if (days === 'none') return null
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: officeDays[days].days, opens, closes }
}

/** "9 AM" for 09:00, "5:30 PM" for 17:30. */
function clockLabel(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute > 0 ? `:${String(minute).padStart(2, '0')}` : ''
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}
