/**
 * The harmless test file that every scanner detects as a virus (eicar.org). It's in two parts, so that scanners don't
 * flag this source file.
 */
export const EICAR = [String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-`, 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
