import { expect, test } from 'vitest';
import { listPeople } from '#domain/names/list-people';

test.each([
	['Ana Luz e Bia Sol', ['Ana Luz', 'Bia Sol']],
	['Ana & Bia', ['Ana', 'Bia']],
	['Ana Luz, Bia Sol e Caio da Silva', ['Ana Luz', 'Bia Sol', 'Caio da Silva']],
	['Ana Luz, Bia Sol, e Íris D’Ávila', ['Ana Luz', 'Bia Sol', 'Íris D’Ávila']],
	['J. P. Souza; M. Reis', ['J. P. Souza', 'M. Reis']],
])('%s are people: %j', (byline, people) => {
	expect(listPeople(byline)).toEqual(people);
});

test.each([
	'Silva e Filhos',
	'Silva & Filhos Ltda.',
	'Souza, Lima e Associados',
	'Maria dos Anjos e Silva Filho',
	'Equipe Ana e Bia',
	'Ana Luz, arquiteta',
	'Ana Luz',
	'Redação',
	'pessoal do café e do pão',
	'',
])('%s is one', (byline) => {
	expect(listPeople(byline)).toEqual([byline]);
});
