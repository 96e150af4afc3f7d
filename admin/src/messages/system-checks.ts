/** The services that the desk depends on, in Sistema. */
export const systemChecks = {
	title: 'Serviços',
	names: {
		database: 'Banco de dados',
		blobs: 'Armazenamento',
		hook: 'Serviço de publicação',
		mail: 'E-mail',
		images: 'Geração de imagens',
	},
	states: { ok: 'Responde', failed: 'Não responde' },
	/** Not checked, because that would cost a build or a picture. */
	unasked: { ok: 'Sem problemas', failed: 'Recusou' },
	unset: {
		database: 'Não configurado',
		blobs: 'Não configurado',
		hook: 'Não configurado',
		mail: 'Não configurado. O painel não envia e-mails.',
		images: 'Não configurado. Falta OPENAI_API_KEY.',
	},
	/** By the prices of the model that draws unless another is chosen (`docs/cost.md`). */
	payers: {
		netlify: 'Chave da própria Netlify: cada imagem gasta de 9 a 36 créditos do plano.',
		service:
			'Chave deste site: cada imagem custa o que o serviço cobra, de 5 a 20 centavos de dólar na OpenAI.',
	},
	took: (ms: number) => `${ms} ms`,
} as const;
