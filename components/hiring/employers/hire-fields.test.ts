import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Control, FormProvider } from 'react-hook-form'
import { HireFields } from '@/components/hiring/employers/hire-fields'
import { useSubmit } from '@/components/ui/use-submit'
import { emptyHireForm, type HireFormInput, type HireFormOutput, hireFormSchema } from '@/lib/hiring/employers/form'

test('renders the form again for errors and a submit, but not whenever someone types or leaves a field', () => {
  let control: Control<HireFormInput, unknown, HireFormOutput> | undefined
  function Form() {
    const { form } = useSubmit<HireFormInput, HireFormOutput>({
      schema: hireFormSchema,
      values: emptyHireForm,
      call: () => Promise.reject(new Error('not submitted')),
      done: () => undefined,
      failed: '',
    })
    control = form.control
    const fields = createElement(HireFields, { progress: null })
    return createElement(FormProvider<HireFormInput, unknown, HireFormOutput>, form as never, fields)
  }
  expect(renderToStaticMarkup(createElement(Form))).toContain('First name')
  const costly = ['dirtyFields', 'touchedFields', 'validatingFields', 'isSubmitting']
  const subscribed = new Map(Object.entries(control?._proxyFormState ?? {}))
  expect(costly.filter((name) => subscribed.get(name))).toEqual([])
  expect(subscribed.get('errors')).toBeTruthy()
})
