import { countriesToChoose, currenciesToChoose } from '@/lib/jobs/postings/options'
import { companyData, showSettings } from '@/lib/site/company'

test("offers the company's countries and currencies first, and all others after them", () => {
  const settings = JSON.parse(companyData())
  const { pay, ...value } = settings.company.value
  const company = { ...value, recruitsIn: ['CA', 'US'], pay: { ...pay, currency: 'EUR' } }
  showSettings({ ...settings, company: { version: 1, value: company } })
  try {
    expect(currenciesToChoose().slice(0, 5)).toEqual(['EUR', 'CAD', 'USD', 'AED', 'AUD'])
    expect(new Set(currenciesToChoose()).size).toBe(currenciesToChoose().length)
    const names = countriesToChoose().map(({ label }) => label)
    expect(names.slice(0, 4)).toEqual(['Canada', 'United States', 'Argentina', 'Australia'])
    expect(names).toContain('India')
  } finally {
    showSettings(settings)
  }
})
