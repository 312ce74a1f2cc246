import { accessSync, constants, existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { sentenceOf, stop } from './prepare.mjs'

/** Runs a command of the terminal. It prints the result, or the problem in one sentence. */
export async function runCommand(main: () => Promise<string>): Promise<void> {
  try {
    console.log(await main())
    process.exit(0)
  } catch (error) {
    stop(sentenceOf(error as Error))
  }
}

/** Throws the command's usage if its arguments don't parse. */
export function argsOf<Args>(usage: string, parse: () => Args): Args {
  try {
    return parse()
  } catch {
    throw new Error(usage)
  }
}

export function assertCanCreate(file: string): void {
  if (existsSync(file)) throw new Error(`${file} already exists. Choose another file name.`)
  const folder = dirname(resolve(file))
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`We can't write to the folder ${folder} (${code}). Choose another one for ${file}.`)
  }
}
