export const apiKeyMessages = {
  name: 'A name is required',
  system: 'Use lowercase letters, digits and dashes',
  scopes: 'Choose at least one scope',
  publishAlone: 'Publish jobs also needs Write jobs',
  expiresOn: 'Choose a day in the future',
  tooMany: 'There are already 50 API keys. Revoke one first.',
  created: 'API key created.',
  createdOnce: "API key created. Copy it now, because we won't show it again. Anyone who has it can use it.",
  notCreated: "We couldn't create the API key. Try again.",
  askRevoke: "Revoke this API key? Programs that use it stop working right away. You can't undo this.",
  revoked: 'API key revoked.',
  notRevoked: "We couldn't revoke the API key. Try again.",
} as const
