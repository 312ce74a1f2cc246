/**
 * What is wrong with the target of a request line, or null. Browsers send none of these; Next answers some with an
 * error of its own and follows others to the host they name.
 */
export function targetProblem(target) {
  if (!target.startsWith('/')) return 'Only paths of this site are answered.'
  const [path] = target.split(/[?#]/, 1)
  try {
    decodeURIComponent(path)
  } catch {
    return 'The address is not written correctly.'
  }
  // Letters, digits and -._~ never need to be encoded; whoever does so wants a path to pass for another.
  return /%(?:2[de]|3[0-9]|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae]|00)/i.test(path)
    ? 'The address is not written correctly.'
    : null
}
