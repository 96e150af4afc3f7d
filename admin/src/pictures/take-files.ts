import { fileHead } from '#domain/pictures/picture-file';
import { mayOpen, refusePicture, unknownFile } from '#domain/pictures/unshown-file';
import { refused } from '../messages/pictures.ts';
import { toast } from '../ui/toast.ts';

const readHead = async (file: File) => new Uint8Array(await file.slice(0, fileHead).arrayBuffer());

/** Says by its name and its bytes why a file has no place here. */
export async function refuseFile(file: File): Promise<void> {
	const why = refusePicture(await readHead(file));
	toast.error(refused.notHere(file.name), {
		description: why === unknownFile ? refused.picturesAlone : `${why} ${refused.picturesAlone}`,
	});
}

/**
 * The pictures among dropped or pasted files; the others are named. Their bytes decide, because a system that does not
 * know a format gives its files no type.
 */
export async function takeFiles(files: readonly File[]): Promise<File[]> {
	const pictures: File[] = [];
	for (const file of files) {
		if (mayOpen(await readHead(file))) pictures.push(file);
		else await refuseFile(file);
	}
	return pictures;
}
