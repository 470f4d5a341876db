/** Where a model is reached, and what it costs. */
import { z } from 'zod'

/** Fen for a million tokens: 100,000 yuan. */
export const highestPrice = 10_000_000
const Price = z.number('models.price').int('models.price').min(0, 'models.price').max(highestPrice, 'models.price')

export const EndpointDraft = z.object({
  url: z
    .string()
    .trim()
    .max(2_000, 'models.url')
    .refine(text => /^https?:\/\/[^\s/@]+(?:\/|$)/i.test(text) && URL.canParse(text), 'models.url')
    .describe('Up to and with its version: https://api.example.com/v1'),
  model: z.string().trim().min(1, 'models.name').max(200, 'models.name'),
  key: z
    .string()
    .trim()
    .max(500, 'models.key')
    .optional()
    .describe('Never answered; absent: the stored one stays, as long as the host does; empty: none'),
  priceIn: Price.default(0).describe('Fen for a million tokens that go in'),
  priceOut: Price.default(0).describe('Fen for a million tokens that come out'),
})
export type EndpointDraft = z.infer<typeof EndpointDraft>

export const Endpoint = z.object({
  url: z.string(),
  model: z.string(),
  hasKey: z.boolean(),
  priceIn: z.number().int(),
  priceOut: z.number().int(),
})
export type Endpoint = z.infer<typeof Endpoint>

/** Addresses of services as they publish them, and names of models to begin with: both are edited. */
export const presets = [
  { name: 'DeepSeek', url: 'https://api.deepseek.com/v1', model: 'deepseek-chat' },
  { name: 'Qwen', url: 'https://dashscope.aliyuncs.com/compatible-mode/v1', model: 'qwen-plus' },
  { name: 'GLM', url: 'https://open.bigmodel.cn/api/paas/v4', model: 'glm-4-plus' },
  { name: 'Ollama', url: 'http://localhost:11434/v1', model: 'qwen2.5:7b' },
  { name: 'vLLM', url: 'http://localhost:8000/v1', model: 'Qwen/Qwen2.5-7B-Instruct' },
] as const

/** What a try found, by one question that was streamed. */
export const Tried = z.object({
  reaches: z.boolean(),
  streams: z.boolean().describe('It came in more than one piece'),
  answersJson: z.boolean().describe('It did what it was told: a JSON object'),
  firstMs: z.number().int().nullable().describe('Until the first piece'),
  totalMs: z.number().int(),
  problem: z.string().nullable().describe('A sentence; nothing of what the service said'),
})
export type Tried = z.infer<typeof Tried>
