/** The vocabulary of generated posts: real words, and the suffixes that make more of them. */
const split = (text: string) => text.trim().split(/\s+/);

export const smallWords = split(`de a o que e do da em um para é com não uma os no se na por mais as
dos como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está eu também só pelo pela até
isso ela entre era depois sem mesmo aos ter seus quem nas me esse eles estão você tinha foram essa num nem
suas meu às minha têm numa pelos elas havia seja qual será nós tenho lhe deles essas esses pelas este dele
cada antes toda todo hoje ainda menos sobre onde porque então assim agora aqui sempre nunca`);

export const verbStems =
	split(`trabalh compr mud organiz planej negoci cobr fatur cont deix ajud comec
termin conversi mostr us gost pens fal escut cheg volt entreg mont cort ganh gast poup invest calcul estim
compar analis control avali registr anot revis public anunci divulg convid contrat demit trein ensin estud
prepar apresent explic pergunt respond vend perd entend aprend escolh receb ofere depend cresc mant resolv
decid divid permit consegu segu serv produz reduz constru descobr abr cumpr assist insist`);

export const nounStems =
	split(`mesa sala cliente contrato prazo preço proposta reunião projeto equipe
tarefa agenda semana trimestre caixa conta imposto nota recibo boleto desconto margem lucro venda meta
carteira marca campanha anúncio rede público canal conteúdo texto imagem página site loja produto serviço
ideia teste pesquisa dado planilha sistema ferramenta tela teclado cadeira café cozinha corredor janela
porta rua bairro cidade metrô viagem família filho sócio parceiro fornecedor funcionário chefe líder
gestor autônomo empresa negócio mercado concorrente crise risco reserva emergência aluguel despesa receita
orçamento investimento capital juro banco crédito dívida parcela hora manhã tarde noite foco pausa rotina
hábito livro capítulo autor leitor resumo história exemplo conselho erro acerto dúvida pergunta resposta
conversa silêncio acordo regra limite promessa confiança coragem medo hábito método processo etapa passo`);

export const adjectiveStems =
	split(`nov velh pequen rápid lent car barat simples clar escur curt long
cert errad livre pronto difícil fácil comum rar ativ passiv digit financeir comerci soci profission pesso
mensa anua semana possível provável honest justo segur inquiet calm silencios generos cuidados`);

export const verbEndings = split(
	'ar ou ando ada ado am ava avam aria ei amos asse ará arão ador adora amento ável',
);
export const nounEndings = ['', 's', 'zinho', 'zinhos'];
export const adjectiveEndings = split('o a os as amente íssimo idade');

export const syllables =
	split(`ba be bo ca ce co da de di do fa fe ga go gui ja jo la le li lo lu ma me
mi mo na ne no nha nho pa pe pi po qua que ra re ri ro rra sa se si so ta te ti to tra tre va ve vi vo xa
za ção são ães lhe lha cri bra pla flo gru`);

export const firstNames = split(
	'Helena Marina João Caio Beatriz Rafael Lúcia Antônio Inês Tomás Cecília Davi Érica Otávio',
);
export const lastNames = split(
	'Prado Sá Araújo Conceição Nogueira Brandão Assunção Lourenço Magalhães Teles Furtado Paixão',
);

export const categoryNames = [
	'Finanças',
	'Vendas',
	'Marketing Digital',
	'Negociação',
	'Tecnologia',
	'Educação',
	'Gestão de Pessoas',
	'Produtos',
	'Estratégia',
	'Guias',
	'Livros',
	'E-commerce & Varejo',
];

export const tagWords =
	split(`preço clientes foco gestão TI RH cobrança impostos rotina café leitura livro
coworking equipe reunião metas vendas anúncios redes conteúdo planilha contrato prazo proposta margem caixa
reserva crédito banco hábito método silêncio conversa liderança carreira freela autônomo sociedade produto
teste pesquisa dados automação segurança privacidade site loja varejo frete estoque marca design texto
imagem evento bairro mobilidade saúde sono viagem família pausa`);
