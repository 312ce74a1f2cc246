import { idAnswer, messageAnswer } from '@/lib/api/answers'

/** A mail that was sent again, as a new one. */
export const resentAnswer = messageAnswer.extend({ mailId: idAnswer })
