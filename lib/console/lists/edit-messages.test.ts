import { editMessages, errorMessageOf } from '@/lib/console/lists/edit-messages'

const messages = { gone: 'Just deleted.', notSaved: 'Not saved.' }

test.each([
  [{ status: 0, message: '' }, 'Not saved.'],
  [{ status: 500, message: '' }, 'Not saved.'],
  [{ status: 400, message: 'Company is required' }, 'Company is required'],
  [{ status: 404, message: 'Not found.' }, 'Just deleted.'],
  [{ status: 409, message: editMessages.changed }, `${editMessages.changed} ${editMessages.howToGoOn}`],
])('turns %j into %j', (answer, expected) => expect(errorMessageOf(answer, messages)).toBe(expected))
