/** The calls of the identity provider: of the built-in one, and of an outside issuer alike. They answer as OpenID Connect says, without our envelope. */
import type { Json } from './components.ts'

const realm = '/realms/guanlan/protocol/openid-connect'
const servers = [{ url: '/' }]
const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } })
const text = { type: 'string' }
const refused = {
  description: 'Refused, as OpenID Connect says it',
  ...json({ type: 'object', required: ['error'], properties: { error: text, error_description: text } }),
}
const form = (required: readonly string[], properties: Json): Json => ({
  required: true,
  content: { 'application/x-www-form-urlencoded': { schema: { type: 'object', required, properties } } },
})
const base = { tags: ['identity'], servers, 'x-access': 'public', security: [] }

export const identityCalls: Readonly<Record<string, Json>> = {
  [`${realm}/token`]: {
    post: {
      ...base,
      operationId: 'identity.token',
      summary: 'Exchange a code or a refresh token for an access token',
      requestBody: form(['grant_type', 'client_id'], {
        grant_type: { enum: ['refresh_token', 'authorization_code'] },
        client_id: text,
        refresh_token: text,
        code: text,
        code_verifier: text,
        redirect_uri: text,
      }),
      responses: {
        200: {
          description: 'Done',
          ...json({
            type: 'object',
            required: ['access_token', 'expires_in'],
            properties: { access_token: text, refresh_token: text, expires_in: { type: 'integer' } },
          }),
        },
        400: refused,
        401: refused,
      },
    },
  },
  [`${realm}/logout`]: {
    post: {
      ...base,
      operationId: 'identity.logout',
      summary: 'End the session of a refresh token',
      requestBody: form(['client_id'], { client_id: text, refresh_token: text }),
      responses: { 204: { description: 'Done' }, 200: { description: 'Done' }, 400: refused },
    },
  },
  [`${realm}/userinfo`]: {
    get: {
      ...base,
      operationId: 'identity.userinfo',
      summary: 'What is known of whoever is signed in',
      security: [{ bearer: [] }],
      responses: {
        200: {
          description: 'Done',
          ...json({
            type: 'object',
            required: ['sub'],
            properties: { sub: text, name: text, groups: { type: 'array', items: text } },
          }),
        },
        401: { description: 'Signed out' },
      },
    },
  },
}
