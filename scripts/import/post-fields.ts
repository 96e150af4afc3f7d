import { fileURLToPath } from 'node:url';
import { limits } from '#config/limits';
import { site } from '#config/site';
import { pictureFaultTexts } from '#contract/picture-fault-texts';
import { AppError } from '#domain/app-error';
import { parseTags } from '#domain/names/tags';
import { readOwnImage } from '#domain/pictures/own-picture';
import { findPictureFault, usableImageUrl } from '#domain/pictures/picture-address';
import type { PostArticle } from '#domain/post/post';
import { postFieldTable } from '#domain/post/post-field-table';
import { cleanLine, cleanText, unifyLineEnds } from '#domain/text/clean-text';
import { cutLetters } from '#domain/text/cut-text';
import { isAutomatic, makeExcerpt } from '#domain/text/excerpt';
import { stripMarks } from '#domain/text/strip-marks';
import { listSitePictures } from '../site/site-pictures.ts';
import type { ImportItem } from './import-item.ts';
import { parseDate } from './parse-date.ts';

export type Note = (change: string) => void;

const plain = (value: unknown) =>
	typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const text = (value: unknown): string => cleanLine(plain(value));
/** Of a person or a topic: the same however its accents are written. */
const nameOf = (value: unknown): string => text(value).normalize('NFC');

export function cut(value: string, length: number, what: string, note: Note): string {
	if (value.length <= length) return value;
	note(`${what} em ${length} caracteres`);
	return `${cutLetters(value, length - 1).trimEnd()}…`;
}

export function contentOf({ fields }: ImportItem, note: Note): string {
	if (typeof fields['unreadable'] === 'string') {
		throw new AppError('invalid_input', `não pôde ser lido (${fields['unreadable']})`);
	}
	const given = typeof fields['content'] === 'string' ? fields['content'] : '';
	const content = fields['is_exact'] === true ? given : cleanText(given);
	if (content.trim() === '') {
		if (fields['may_be_empty'] !== true) throw new AppError('invalid_input', 'não tem conteúdo');
		note('não tem texto');
	}
	if (Buffer.byteLength(content) > limits.contentBytes) {
		throw new AppError('invalid_input', 'o conteúdo passa de 1 MB');
	}
	if (content !== given && content !== unifyLineEnds(given))
		note('caracteres invisíveis retirados do conteúdo');
	return content;
}

export interface Summary {
	excerpt: string;
	/** Where the whole of a longer one has a place. */
	description?: string;
}

/** An excerpt that the article gives by itself is stored empty, so that it follows the text. */
export function excerptOf(fields: ImportItem['fields'], article: PostArticle, note: Note): Summary {
	const given = cleanText(plain(fields['excerpt'] ?? fields['description'])).trim();
	if (given === '') {
		const isExpected = fields['is_exact'] === true || fields['may_be_empty'] === true;
		if (!isExpected) note('resumo feito do conteúdo');
		return { excerpt: '' };
	}
	if (isAutomatic(given, article)) return { excerpt: '' };
	if (given.length <= limits.excerpt) return { excerpt: given };
	const whole = text(stripMarks(given));
	const isFree = text(fields['search_description']) === '';
	const description =
		isFree && whole.length <= postFieldTable.search_description.maxLength ? whole : undefined;
	const cut = `resumo cortado em ${limits.excerpt} caracteres`;
	note(description ? `${cut}, e inteiro na descrição para buscas` : `${cut}: ${given}`);
	return { excerpt: makeExcerpt(given), ...(description && { description }) };
}

export function tagsOf(value: unknown, note: Note): string[] {
	const given = Array.isArray(value)
		? parseTags(value.map(nameOf).join(','))
		: parseTags(nameOf(value));
	const tags = [...new Set(given.map((tag) => cut(tag, limits.tagLength, 'tag cortada', note)))];
	if (tags.length > limits.tags) note(`só as primeiras ${limits.tags} tags ficaram`);
	return tags.slice(0, limits.tags);
}

/** Some tools show a name's Markdown. */
const linked = /\[([^[\]]*)\]\([^()]*\)/g;

export function authorOf(fields: ImportItem['fields'], note: Note): string {
	const all = Array.isArray(fields['author']) ? fields['author'] : [fields['author']];
	const [given = '', ...others] = all
		.map((name) => nameOf(name).replace(linked, '$1'))
		.filter((name) => name !== '');
	if (others.length > 0) note(`um autor por post, os outros ficaram de fora: ${others.join(', ')}`);
	if (given === '') note(`autor: ${site.defaultAuthor}`);
	return cut(given || site.defaultAuthor, limits.author, 'autor cortado', note);
}

const sitePictures = listSitePictures(fileURLToPath(new URL('../..', import.meta.url)));

/** A picture on this site: from an export of this blog, or a cover bundled with it. */
export const isOwnPicture = (address: string) =>
	readOwnImage(address) !== undefined ||
	(address.startsWith('/covers/') && sitePictures.has(address));

export const isRemote = (address: string) => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address);

export interface Cover {
	image_url: string | null;
	/** Refers to the old site's own files. */
	local?: string;
}

export const coverLeftOut = (address: string, why: string) =>
	`capa deixada de fora: ${address} (${why})`;
export const notHere = 'este site não tem essa imagem';

/** An address that no page can show becomes null; http becomes https. */
export function coverOf(fields: ImportItem['fields'], note: Note): Cover {
	const given = text(fields['image'] ?? fields['image_url']).replace(/^\/\/(?=[^/])/, 'https://');
	if (given === '') return { image_url: null };
	if (isOwnPicture(given)) return { image_url: given };
	if (!isRemote(given) && fields['is_exact'] !== true) {
		note(coverLeftOut(given, notHere));
		return { image_url: null, local: given };
	}
	const fault = findPictureFault(given);
	if (fault) note(coverLeftOut(given, pictureFaultTexts[fault]));
	return { image_url: fault ? null : usableImageUrl(given) };
}

/** The category's name, from a name or an object with a name; '' for anything else. */
export function categoryOf(fields: ImportItem['fields'], note: Note): string {
	const value = fields['category'];
	const isNamed = typeof value === 'object' && value !== null && 'name' in value;
	const name = nameOf(isNamed ? value.name : value);
	if (name === '' && fields['may_be_empty'] !== true) note('sem categoria');
	return cut(name, limits.categoryName, 'categoria cortada', note);
}

export function dateOf(fields: ImportItem['fields'], now: string, note: Note): string {
	const given = fields['date'] ?? fields['created_at'];
	const date = parseDate(given);
	const said = text(given);
	if (!date) note(`data: a da importação${said && `, porque "${said}" não é uma data`}`);
	return date ?? now;
}
