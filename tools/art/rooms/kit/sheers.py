"""Sheer cloth close up: light passes between its threads."""
from .nodes import add, link


def open_weave(cloth, image, metres, hem=None, between=.80, through=.20):
    """Light passes between the threads, less of it through them and where the hem lies double."""
    tree = cloth.node_tree
    clear = next(node for node in tree.nodes if node.type == 'BSDF_TRANSPARENT')
    share = clear.outputs[0].links[0].to_node.inputs[0]
    uv = add(tree, 'ShaderNodeUVMap', uv_map='UV')
    scale = add(tree, 'ShaderNodeVectorMath', operation='SCALE')
    scale.inputs['Scale'].default_value = 1 / metres
    threads = add(tree, 'ShaderNodeTexImage')
    threads.image = image
    gaps = add(tree, 'ShaderNodeMapRange')
    gaps.inputs['To Min'].default_value, gaps.inputs['To Max'].default_value = between, through
    link(tree, uv.outputs[0], scale.inputs[0])
    link(tree, scale.outputs[0], threads.inputs['Vector'])
    link(tree, threads.outputs['Color'], gaps.inputs['Value'])
    if not hem:
        link(tree, gaps.outputs[0], share)
        return
    single = add(tree, 'ShaderNodeMapRange')
    single.inputs['To Min'].default_value, single.inputs['To Max'].default_value = 1, .35
    link(tree, hem, single.inputs['Value'])
    open_ = add(tree, 'ShaderNodeMath', operation='MULTIPLY')
    link(tree, gaps.outputs[0], open_.inputs[0])
    link(tree, single.outputs[0], open_.inputs[1])
    link(tree, open_.outputs[0], share)


def show_face_only(material):
    """The pattern is laid on the face of the cloth; seen from behind it only shines through."""
    tree = material.node_tree
    output = next(node for node in tree.nodes if node.type == 'OUTPUT_AOV')
    behind = add(tree, 'ShaderNodeNewGeometry').outputs['Backfacing']
    face = add(tree, 'ShaderNodeMath', operation='SUBTRACT')
    face.inputs[0].default_value = 1
    shown = add(tree, 'ShaderNodeVectorMath', operation='SCALE')
    link(tree, behind, face.inputs[1])
    link(tree, output.inputs['Color'].links[0].from_socket, shown.inputs[0])
    link(tree, face.outputs[0], shown.inputs['Scale'])
    link(tree, shown.outputs[0], output.inputs['Color'])
