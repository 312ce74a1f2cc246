import { otherCompany } from '@/e2e/support/another-company'
import { casePath, cases, shownPath, slugsOf } from '@/lib/content/pages/cases'
import { showSettings } from '@/lib/site/company'
import sampleCompany from '@/lib/site/settings/sample-company.json' with { type: 'json' }
import sampleLook from '@/lib/site/settings/sample-look.json' with { type: 'json' }
import sampleTerms from '@/lib/site/settings/sample-terms.json' with { type: 'json' }
import type { Company } from '@/lib/site/settings/schema'

const [first] = cases

function show(company: object) {
  showSettings({
    company: { version: 1, value: company as Company },
    look: { version: 0, value: sampleLook },
    terms: { version: 0, value: sampleTerms },
  })
}

test('only the sample company has the names of its clients in the paths of case studies', () => {
  show(sampleCompany)
  expect(cases.map(casePath)).toContain('/case-studies/lone-fir-freight')
  expect(shownPath('/case-studies/lone-fir-freight')).toBe('/case-studies/lone-fir-freight')
  show(otherCompany)
  expect(cases.map(casePath)).toEqual([1, 2, 3, 4].map((number) => `/case-studies/client-${number}`))
  expect(shownPath('/case-studies/lone-fir-freight')).toBe('/case-studies/client-1')
  expect(shownPath('/about-us')).toBe('/about-us')
})

test('both paths of a case study work', () => {
  expect(slugsOf({ slug: first?.slug ?? '' })).toEqual(['lone-fir-freight', 'client-1'])
})
