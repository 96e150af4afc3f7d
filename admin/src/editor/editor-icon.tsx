import { Drawing } from '../ui/icon.tsx';
import { type EditorIconName, editorIconPaths } from './editor-icon-paths.ts';

export const EditorIcon = ({ name }: { name: EditorIconName }) => (
	<Drawing paths={editorIconPaths[name]} />
);
