import { expect, type Locator, type Page } from '@playwright/test'
import { sampleCompanyWords } from '@/e2e/support/another-company'

/** Longer texts are typed at `longKeyMs`. */
const LONG = 90

/** `lookMs` is the time to read and aim before each click. */
export type Pace = { keyMs: number; longKeyMs: number; lookMs: number }

/** Uses the site with a mouse and a keyboard, counts both, and notes where the sample company still shows. */
export class Person {
  keys = 0
  clicks = 0
  /** Pages on which the browser still had the sample company's words after they had been replaced. */
  leftovers: string[] = []
  private isRenamed = false

  constructor(
    readonly page: Page,
    private readonly pace: Pace,
  ) {}

  /** The same person in another tab. */
  in(page: Page): Person {
    const other = new Person(page, this.pace)
    other.isRenamed = this.isRenamed
    Object.defineProperties(other, {
      keys: { get: () => this.keys, set: (keys: number) => (this.keys = keys) },
      clicks: { get: () => this.clicks, set: (clicks: number) => (this.clicks = clicks) },
    })
    other.leftovers = this.leftovers
    return other
  }

  async click(target: Locator): Promise<void> {
    await target.waitFor()
    await this.look()
    await target.click()
    this.clicks += 1
  }

  /** Replaces the field's value. */
  async type(field: Locator, text: string): Promise<void> {
    await this.click(field)
    if ((await field.inputValue().catch(() => '')) !== '') {
      await field.press('Control+a')
      this.keys += 1
    }
    await field.pressSequentially(text, { delay: text.length > LONG ? this.pace.longKeyMs : this.pace.keyMs })
    this.keys += text.length
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key)
    this.keys += 1
  }

  /** Opens the list and chooses an entry. */
  async choose(field: Locator, option: { label: string } | { value: string }): Promise<void> {
    await this.look()
    await field.selectOption(option)
    this.clicks += 2
  }

  /** Opens the file dialog and chooses a file. */
  async upload(field: Locator, file: string): Promise<void> {
    await this.look()
    await field.setInputFiles(file)
    this.clicks += 2
  }

  /** Types an address of the site into the address bar. */
  async open(path: string): Promise<void> {
    await this.page.waitForTimeout(path.length * this.pace.keyMs)
    this.keys += path.length + 1
    await this.page.goto(path)
    await this.see(this.page.locator('h1').first())
  }

  private async look(): Promise<void> {
    await this.page.waitForTimeout(this.pace.lookMs)
  }

  /** Lists of jobs are cached for two seconds. */
  async reloadUntil(shown: Locator): Promise<void> {
    await expect(async () => {
      await this.page.reload()
      await expect(shown).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
  }

  async see(shown: Locator): Promise<void> {
    await expect(shown).toBeVisible({ timeout: 60_000 })
    if (this.isRenamed) await this.lookForLeftovers()
  }

  /** From now on, nothing in the browser may name the sample company. */
  becameTheirs(): void {
    this.isRenamed = true
  }

  private async lookForLeftovers(): Promise<void> {
    const kept = await this.page.evaluate(() =>
      [document.documentElement.outerHTML, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join('\n'),
    )
    const found = sampleCompanyWords.exec(kept)
    if (!found) return
    const around = kept.slice(Math.max(0, found.index - 50), found.index + 50).replace(/\s+/g, ' ')
    this.leftovers.push(`${new URL(this.page.url()).pathname}: ${around}`)
  }
}
