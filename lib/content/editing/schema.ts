import * as z from 'zod'
import { timeResponse } from '@/lib/api/responses'
import { scheduleMessages } from '@/lib/content/editing/messages'

export const publishAtInput = z.iso.datetime({ offset: true, message: scheduleMessages.publishAt })

/** When a page will change, and who scheduled that. */
export const scheduleResponse = z.object({ publishAt: timeResponse, by: z.string() }).nullable()
export type Schedule = z.output<typeof scheduleResponse>
