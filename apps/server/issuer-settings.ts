/** OIDC_ISSUER and what is set beside it. Listed in docs/operating.md. */
import { z } from 'zod'
import { address, textFile } from './setting-kinds.ts'

export const issuerVariables = {
  OIDC_ISSUER: address('OIDC_ISSUER').optional(),
  OIDC_CLIENT_SECRET: z.string().min(1, 'OIDC_CLIENT_SECRET must not be empty').optional(),
  OIDC_SERVICE_CLIENT: z.string().min(1, 'OIDC_SERVICE_CLIENT must not be empty').max(255).default('guanlan-service'),
  OIDC_SERVICE_SECRET: z.string().min(1, 'OIDC_SERVICE_SECRET must not be empty').optional(),
  OIDC_SERVICE_SECRET_FILE: textFile('OIDC_SERVICE_SECRET_FILE').optional(),
}

type IssuerVariables = z.infer<z.ZodObject<typeof issuerVariables>>

/** Null, or what is wrong with them together. */
export function issuerProblem(env: IssuerVariables): string | null {
  const secrets = [env.OIDC_SERVICE_SECRET, env.OIDC_SERVICE_SECRET_FILE].filter(one => one !== undefined).length
  if (secrets > 1) return 'OIDC_SERVICE_SECRET and OIDC_SERVICE_SECRET_FILE say the same: set one of them'
  if (secrets === 1 && !/\/realms\/[^/]+$/.test(env.OIDC_ISSUER ?? ''))
    return 'OIDC_SERVICE_SECRET needs a Keycloak as OIDC_ISSUER, such as https://id.example.com/realms/guanlan'
  return null
}

export interface IssuerSettings {
  issuer: string
  clientSecret?: string
  /** The service account that keeps people and groups there; absent: they are not kept from here. */
  service?: { clientId: string; secret: string }
}

export function issuerIn(env: IssuerVariables): IssuerSettings | undefined {
  if (!env.OIDC_ISSUER) return undefined
  // One line break at its end belongs to the file, not to the secret.
  const secret = env.OIDC_SERVICE_SECRET ?? env.OIDC_SERVICE_SECRET_FILE?.text.replace(/\r?\n$/, '')
  return {
    issuer: env.OIDC_ISSUER,
    ...(env.OIDC_CLIENT_SECRET && { clientSecret: env.OIDC_CLIENT_SECRET }),
    ...(secret && { service: { clientId: env.OIDC_SERVICE_CLIENT, secret } }),
  }
}
