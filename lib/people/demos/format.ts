import type { DemoType } from '@/lib/generated/prisma/enums'

export const sessionLabels = {
  LIVE_SESSION: 'Live Session',
  RECORDED_SESSION: 'Recorded Session',
} as const satisfies Record<DemoType, string>
