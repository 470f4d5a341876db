/** Calls as programs' authors read them, out of the contracts. */
import { changes, type Feature, type Locale, methodOf, type Phrase, type Schema, say } from '@guanlan/platform/contract'
import { z } from 'zod'
import type { DescribedCall } from '../contract.ts'

type Described = Omit<DescribedCall, 'fen' | 'permissionName'> & { nameOf(locale: Locale): string | null }

/** In the order of features and their declarations. */
export function describeCalls(features: readonly Feature[]): Described[] {
  const names = new Map<string, Phrase>(
    features.flatMap(({ name, permissions }) =>
      Object.entries(permissions).map(([key, permission]) => [`${name}.${key}`, permission.name] as const),
    ),
  )
  return features.flatMap(({ name: feature, contract }) =>
    Object.entries(contract).map(([name, endpoint]) => {
      const permissionName = names.get(endpoint.permission ?? '')
      return {
        code: `${feature}.${name}`,
        method: methodOf(endpoint),
        path: endpoint.path,
        aliases: [...(endpoint.aliases ?? [])],
        summary: endpoint.summary,
        access: endpoint.access,
        permission: endpoint.permission ?? null,
        nameOf: (locale: Locale) => (permissionName ? say(permissionName, locale) : null),
        isOpen: endpoint.open !== undefined,
        changes: changes(endpoint),
        isStream: endpoint.envelope === 'events' || endpoint.envelope === 'file',
        params: shapeOf(endpoint.params, 'input'),
        query: shapeOf(endpoint.query, 'input'),
        body: shapeOf(endpoint.body, 'input'),
        reply: shapeOf(endpoint.reply, 'output'),
      }
    }),
  )
}

function shapeOf(schema: Schema | undefined, io: 'input' | 'output'): Record<string, unknown> | null {
  if (!schema) return null
  const { $schema: _, ...shape } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // What every number of JavaScript is bound by says nothing.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === -Number.MAX_SAFE_INTEGER) delete jsonSchema.minimum
    },
  })
  return shape
}
