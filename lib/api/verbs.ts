/** The methods that a call may have. */
export const verbs = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Verb = (typeof verbs)[number]
