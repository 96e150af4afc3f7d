import type { Metadata, Sharp } from 'sharp';
import { generatedType } from '#domain/pictures/picture-origin';

const xmp =
	'<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
	'<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" ' +
	`Iptc4xmpExt:DigitalSourceType="${generatedType}"/></rdf:RDF></x:xmpmeta>`;

/** Whether a file says that a model made it. Read as text, so that broken metadata costs no picture. */
export const saysGenerated = ({ xmp }: Metadata): boolean => xmp?.includes(generatedType) === true;

/** The picture with IPTC's field, and no other metadata, when a model made it. */
export const markGenerated = (picture: Sharp, isGenerated: boolean): Sharp =>
	isGenerated ? picture.withXmp(xmp) : picture;
