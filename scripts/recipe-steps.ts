export type RecipeStep =
  | { kind: 'run'; text: string }
  | { kind: 'new'; file: string; text: string }
  | { kind: 'into'; file: string; place: 'before' | 'after'; line: string; text: string }

/** The code blocks of docs/adding.md that name a file, or a command to run, in their order. */
export function recipeSteps(page: string): RecipeStep[] {
  const blocks = page.matchAll(/^( *)```\w+ (new=|into=|run)(.*)\n([\s\S]*?)^ *```$/gm)
  return [...blocks].map(([, indent = '', kind = '', rest = '', body = '']) => {
    const text = body.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
    const [file = '', line = ''] = [...rest.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, words = '']) => words)
    if (kind === 'run') return { kind: 'run', text }
    if (kind === 'new=') return { kind: 'new', file, text }
    return { kind: 'into', file, place: rest.includes(' before=') ? 'before' : 'after', line, text }
  })
}

export function applied(step: Exclude<RecipeStep, { kind: 'run' }>, content: string): string {
  if (step.kind === 'new') return step.text
  const lines = content.split('\n')
  const at = lines.indexOf(step.line)
  if (at < 0 || at !== lines.lastIndexOf(step.line)) throw new Error(`${step.file} has to have "${step.line}" once.`)
  return lines.toSpliced(step.place === 'before' ? at : at + 1, 0, step.text.trimEnd()).join('\n')
}
