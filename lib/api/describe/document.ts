import { audienceWords, securityOf } from '@/lib/api/describe/audiences'
import type { Call } from '@/lib/api/describe/calls'
import { type Parameter, parametersOf, type RequestBody, requestBodyOf } from '@/lib/api/describe/request'
import { type Answer, refusalSchema, responsesOf } from '@/lib/api/describe/responses'
import { jsonSchemaOf } from '@/lib/api/describe/schemas'
import { groupNames, groupOf } from '@/lib/api/describe/tags'
import type { Audience } from '@/lib/api/route'
import { site } from '@/lib/site'

export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  'x-audience': Audience
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: RequestBody
  responses: Record<string, Answer>
}
export type ApiDocument = ReturnType<typeof describeApi>

/** The OpenAPI 3.1 description of these calls; `cookies` are the names of the two session cookies. */
export function describeApi(calls: Call[], origin: string, cookies: { seeker: string; admin: string }) {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const call of calls) {
    paths[call.path] ??= {}
    const operations = paths[call.path]
    if (operations) operations[call.verb.toLowerCase()] = operationOf(call)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.legalName} API`,
      version: '1.0.0',
      description:
        'Every call of the portal. Reads of open jobs are for anyone; all else is told by the session cookie that signing in sets.',
    },
    servers: [{ url: origin }],
    tags: groupNames.map((name) => ({ name })),
    paths,
    components: {
      schemas: { Refusal: jsonSchemaOf(refusalSchema, 'output') },
      securitySchemes: {
        seeker: { type: 'apiKey', in: 'cookie', name: cookies.seeker },
        admin: { type: 'apiKey', in: 'cookie', name: cookies.admin },
      },
    },
  }
}

function operationOf({ verb, path, purpose, spec }: Call): Operation {
  const parameters = parametersOf(path, spec)
  const requestBody = requestBodyOf(spec)
  return {
    operationId: `${verb.toLowerCase()}${path.replace(/[^a-z\d]+(.)?/gi, (_, letter?: string) => letter?.toUpperCase() ?? '')}`,
    tags: [groupOf(path)],
    summary: purpose.charAt(0).toUpperCase() + purpose.slice(1),
    description: `Who may: ${audienceWords[spec.auth]}.`,
    'x-audience': spec.auth,
    security: securityOf(spec.auth),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: responsesOf(spec, verb !== 'GET'),
  }
}
