import { idResponse, messageResponse } from '@/lib/api/responses'

/** A mail that was sent again, as a new one. */
export const resentAnswer = messageResponse.extend({ mailId: idResponse })
