/** The documented minimum (spec §9); PASSWORD_MIN_LENGTH may raise it on the server. */
export const SHORTEST_PASSWORD = 6
/** Longer ones are refused before they are hashed. */
export const LONGEST_PASSWORD = 128
