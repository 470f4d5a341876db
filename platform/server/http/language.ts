import { type Locale, localeOf } from '@guanlan/platform/contract'
import type { FastifyRequest } from 'fastify'

export const localeOfRequest = (request: FastifyRequest): Locale => localeOf(request.headers['accept-language'])
