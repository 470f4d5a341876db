/** Models behind an interface like OpenAI's: where they are, what may be sent to them, what they cost. */
import { contract, feature } from '@guanlan/platform/contract'
import { z } from 'zod'
import { EndpointDraft, Tried } from './contract/endpoint.ts'
import { InstallationDraft, InstallationModel, Terms, TermsDraft, UseSum } from './contract/terms.ts'

export * from './contract/endpoint.ts'
export * from './contract/terms.ts'

const keeps = { access: 'member', permission: 'models.keep' } as const
const operates = { access: 'operator' } as const

export const models = contract({
  installation: {
    ...operates,
    method: 'GET',
    path: '/mgrV1/model',
    summary: 'The model of the installation, without its key',
    reply: InstallationModel,
  },
  changeInstallation: {
    ...operates,
    method: 'PUT',
    path: '/mgrV1/model',
    summary: 'Change the model of the installation, its prices, and the hosts that organisations may name',
    body: InstallationDraft,
    reply: InstallationModel,
  },
  tryInstallation: {
    ...operates,
    method: 'POST',
    path: '/mgrV1/model/try',
    reads: true,
    waits: true,
    summary: 'Ask a model one short question: whether it is there, streams, answers JSON, and how fast',
    body: EndpointDraft,
    reply: Tried,
  },
  terms: {
    ...keeps,
    method: 'GET',
    path: '/chatgpt/model',
    summary: 'What the organisation lets models do, and its own model without its key',
    reply: Terms,
  },
  changeTerms: {
    ...keeps,
    method: 'PUT',
    path: '/chatgpt/model',
    summary: 'Change what leaves the house, for which scenes, the limits, and the own model',
    body: TermsDraft.extend({ version: Terms.shape.version }),
    reply: Terms,
  },
  tryOwn: {
    ...keeps,
    method: 'POST',
    path: '/chatgpt/model/try',
    reads: true,
    waits: true,
    summary: 'Ask an own model one short question before it is saved',
    body: EndpointDraft,
    reply: Tried,
  },
  uses: {
    ...keeps,
    method: 'GET',
    path: '/chatgpt/model/use',
    summary: 'What models were used for in the last days: tokens and price by person, scene and model, never texts',
    query: z.object({ days: z.coerce.number().int().min(1).max(400).default(30) }),
    reply: z.object({ list: z.array(UseSum) }),
  },
})

export const modelsFeature = feature({
  name: 'models',
  permissions: {
    use: {
      name: ['把内容交给模型', '把內容交給模型', 'Send content to the model'],
      roles: ['orgAdmin', 'member'],
    },
    keep: {
      name: ['设置模型与费用上限', '設定模型與費用上限', 'Set up models and what they may cost'],
      roles: ['orgAdmin'],
    },
  },
  quotas: {},
  contract: models,
})
